/**
 * Stands behind an empty status (`data-text`) and shows that the login is in progress for 3000 ms once a form of the
 * page starts the sign-on, or until the page is left (AWARD-06). It listens to the whole document, because some of these
 * forms are drawn later. The page policy allows it by its hash. It uses only characters that need no escaping in HTML.
 */
export const SIGN_ON_SCRIPT =
  '(function(s){var t;addEventListener(`submit`,function(e){' +
  'if(e.target.getAttribute(`action`)==`/gateway/sign-on`){s.textContent=s.dataset.text;clearTimeout(t);' +
  't=setTimeout(function(){s.textContent=``},3000)}' +
  '})})(document.currentScript.previousElementSibling)';
