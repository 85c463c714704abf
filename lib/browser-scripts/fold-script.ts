/**
 * Stands behind disclosures that the server sends open: on a phone they are closed before they are painted, so that a
 * long page begins as its index. Without script everything stands open. The page policy allows it by its hash. It uses
 * only characters that need no escaping in HTML.
 */
export const FOLD_SCRIPT =
  '(function(b){if(matchMedia(`(max-width:47.99rem)`).matches)' +
  'for(var d of b.querySelectorAll(`details`))d.open=d.contains(document.getElementById(location.hash.slice(1)))' +
  '})(document.currentScript.previousElementSibling)';
