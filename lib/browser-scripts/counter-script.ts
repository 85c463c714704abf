/**
 * Stands on the page of the counters, behind their forms (`data-counter`, whose ticks are the rounds and are kept as
 * those of a checklist): shows the buttons that need it, ticks the next round or takes the last one back, says the number
 * (`[role=status] b`, in the digits of the page), trembles where the device can, and keeps the screen on while that is asked
 * for (`data-awake`). The page policy allows it by its hash. It uses only characters that need no escaping in HTML.
 */
export const COUNTER_SCRIPT =
  '(function(d){var w=d.querySelector(`[data-awake]`),p=w.firstChild,a=navigator,l;' +
  'function s(o){p.setAttribute(`aria-pressed`,o)}' +
  // It may have been switched off again before the screen was granted, or have been asked for twice.
  'function k(){a.wakeLock.request(`screen`).then(function(x){if(l)l.release();l=x;if(!i())x.release()},function(){s(false)})}' +
  'function i(){return p.getAttribute(`aria-pressed`)==`true`}' +
  'w.hidden=!a.wakeLock;' +
  'w.addEventListener(`submit`,function(e){e.preventDefault();' +
  'if(i()){s(false);if(l)l.release()}else{s(true);k()}});' +
  // The browser lets go of the screen when the page is left.
  'd.addEventListener(`visibilitychange`,function(){if(i())if(!d.hidden)k()});' +
  'for(var f of d.querySelectorAll(`[data-counter]`))(function(f){' +
  'var b=[...f.querySelectorAll(`[type=checkbox]`)],o=f.querySelector(`[role=status] b`);' +
  'function n(){return b.filter(function(x){return x.checked}).length}' +
  'function t(){o.textContent=n()?b[n()-1].nextSibling.textContent:o.dataset.zero}' +
  'f.querySelector(`[data-buttons]`).hidden=false;' +
  'f.addEventListener(`change`,t);' +
  'f.addEventListener(`reset`,function(){f.querySelector(`details`).open=false;setTimeout(t,0)});' +
  'f.addEventListener(`submit`,function(e){e.preventDefault();' +
  'var u=e.submitter.value==`undo`,x=u?b.filter(function(y){return y.checked}).pop():b.find(function(y){return!y.checked});' +
  'if(x){x.checked=!u;x.dispatchEvent(new Event(`change`,{bubbles:true}));' +
  'if(a.vibrate)a.vibrate(n()==7?[200,100,200]:60)}});t()})(f)' +
  '})(document)';
