/**
 * Stands behind the carousel of the award's fields and moves it every five seconds, on a page that sleeps as on one that
 * is awake (AWARD-04). It stands still under the pointer, with the focus inside except on its own button, and in a hidden
 * tab; and until the button is pressed where the person asked for less motion or less data (WCAG 2.2.2). The button
 * (`data-toggle`) pauses and plays: `data-paused` says which. Each move is first offered as an event (`advance`), which
 * Embla takes where the page is awake; else the viewport (`tabindex`) scrolls by one slide, and from its end back to the
 * first. The page policy allows it by its hash. It uses only characters that need no escaping in HTML.
 */
export const CAROUSEL_SCRIPT =
  '(function(s){var d=document,v=s.querySelector(`[tabindex]`),b=s.querySelector(`[data-toggle]`),' +
  'm=matchMedia(`(prefers-reduced-motion:reduce)`),c=navigator.connection||{},p,h,f,t;' +
  'function n(){if(s.dispatchEvent(new Event(`advance`,{cancelable:true}))){' +
  'var w=v.querySelector(`li`).offsetWidth,x=Math.abs(v.scrollLeft),e=v.scrollWidth-v.clientWidth;' +
  'x=Math.max(x+2-e,0)?0:(Math.round(x/w)+1)*w;' +
  'v.scrollTo({left:d.dir==`rtl`?0-x:x,behavior:m.matches?`instant`:`smooth`})}}' +
  'function g(){clearInterval(t);s.toggleAttribute(`data-paused`,p);if(!(p||h||f||d.hidden))t=setInterval(n,5000)}' +
  'function on(o,k,a){o.addEventListener(k,function(e){a(e);g()})}' +
  'function r(){p=m.matches||!!c.saveData}' +
  'on(b,`click`,function(){p=!p});' +
  'on(v,`pointerenter`,function(){h=1});on(v,`pointerleave`,function(){h=0});' +
  'on(s,`focusin`,function(e){f=e.target!=b});on(s,`focusout`,function(){f=0});' +
  'on(d,`visibilitychange`,function(){});on(m,`change`,r);r();g()' +
  '})(document.currentScript.previousElementSibling)';
