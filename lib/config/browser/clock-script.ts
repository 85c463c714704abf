/**
 * Stands behind a table of prayer times (`<time data-city>` with the hour in Riyadh, in order): marks the next one of each
 * city, after the last the first, and tells the document what the sky over Makkah looks like at this hour: night, break
 * of day, day or kindling of lights (`n`, `a`, `d`, `k`). The page policy allows it by its hash. It uses only characters
 * that need no escaping in HTML, which is why it sorts instead of comparing.
 */
export const CLOCK_SCRIPT =
  '(function(b){var n=new Date(Date.now()+108e5).toISOString().slice(11,16);' +
  'document.documentElement.dataset.sky=`nnnnnaaddddddddddkknnnnn`[+n.slice(0,2)];' +
  'for(var c of[`makkah`,`madinah`]){var l=[...b.querySelectorAll(`[data-city=`+c+`]`)];' +
  '(l.find(function(e){return[e.dateTime,n].sort()[0]==n})||l[0]).setAttribute(`aria-current`,`time`)}' +
  '})(document.currentScript.previousElementSibling)';
