/** A function that writes a number in the digits of Persian readers, as text of a script. */
export const PERSIAN_DIGITS =
  '(function(n){return String(n).replace(/[0-9]/g,function(c){return String.fromCharCode(1776+ +c)})})';

/**
 * Stands behind a table of prayer times (`<time data-city>` with the hour in Riyadh, in order) of a day (`data-date`):
 * marks the next one of each city, after the last the first, says how long it is until then in Makkah (`data-left`, hours
 * and minutes in the words of the page), and tells the document what the sky over Makkah looks like at this hour: night,
 * break of day, day or kindling of lights (`n`, `a`, `d`, `k`); all anew each minute. On any other day than its own a table
 * is only read. The page policy allows it by its hash. It uses only characters that need no escaping in HTML, which is why
 * it sorts instead of comparing.
 */
export const CLOCK_SCRIPT =
  '(function(b){var r=document.documentElement,s=b.querySelector(`[data-left]`);' +
  'function m(t){return t.slice(0,2)*60+ +t.slice(3)}' +
  `function w(n){n=Math.trunc(n);return r.lang==\`fa\`?${PERSIAN_DIGITS}(n):n}` +
  'function f(){var d=new Date(Date.now()+108e5).toISOString(),n=d.slice(11,16),t=b.dataset.date==d.slice(0,10),c,l,e,o;' +
  'r.dataset.sky=`nnnnnaaddddddddddkknnnnn`[+n.slice(0,2)];' +
  'for(c of[`madinah`,`makkah`]){l=[...b.querySelectorAll(`[data-city=`+c+`]`)];' +
  'e=l.find(function(e){return[e.dateTime,n].sort()[0]==n})||l[0];' +
  'for(o of l)o.removeAttribute(`aria-current`);if(t)e.setAttribute(`aria-current`,`time`)}' +
  'o=(m(e.dateTime)-m(n)+1440)%1440;' +
  's.lastChild.textContent=s.dataset.left.replace(`{h}`,w(o/60)).replace(`{m}`,w(o%60));s.hidden=!t;' +
  'setTimeout(f,6e4)}f()' +
  '})(document.currentScript.previousElementSibling)';
