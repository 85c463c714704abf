/**
 * Stands behind the map of the holy sites: shows the button that plays its steps, chooses the next one every three
 * seconds from where the reader is (`data-playing` meanwhile, so that the button says "pause"), begins again after the
 * last, and stops there, on a second press and when a step is chosen by hand. The page policy allows it by its hash. It
 * uses only characters that need no escaping in HTML.
 */
export const PLAY_SCRIPT =
  '(function(m){var b=m.querySelector(`button`),r=[...m.querySelectorAll(`[type=radio]`)],e=r.length-1,t;' +
  'function n(){return r.findIndex(function(x){return x.checked})}' +
  'function s(){clearInterval(t);t=0;m.removeAttribute(`data-playing`)}' +
  'function g(i){r[i].checked=true;if(i==e)s()}' +
  'b.hidden=false;m.addEventListener(`change`,s);' +
  'b.addEventListener(`click`,function(){if(t)return s();m.setAttribute(`data-playing`,``);' +
  't=setInterval(function(){g(n()+1)},3000);g(n()==e?0:n()+1)})' +
  '})(document.currentScript.previousElementSibling)';
