/**
 * Stands behind the form of a checklist (`data-ticks` names the list, the same in every language) and remembers its
 * ticks in this browser: they stand before the list is painted, and nothing has to be loaded. All lists stand under one
 * key: `{ haj: ["papers.permit"] }`; unreadable content counts as none, and where storage is refused they last as long
 * as the page. The page policy allows it by its hash. It uses only characters that need no escaping in HTML.
 */
export const TICKS_SCRIPT =
  '(function(f){var n=f.dataset.ticks;' +
  'function r(){try{return Object.assign({},JSON.parse(localStorage.checklists))}catch(e){return{}}}' +
  'function w(t){var a=r();a[n]=t;try{localStorage.checklists=JSON.stringify(a)}catch(e){}}' +
  'for(var t of[].concat(r()[n]||[])){var b=f.elements.namedItem(t);if(b)b.checked=true}' +
  'f.addEventListener(`change`,function(){w([...new FormData(f).keys()])});' +
  'f.addEventListener(`reset`,function(){w([])})})(document.currentScript.previousElementSibling)';
