/**
 * Stands behind the sign-out of a page that is made for somebody who is signed in, and asks before a form that carries
 * a question (`data-question`) deletes unsent answers (FORMS-17). On a public page, which knows nobody,
 * `lib/forms/browser/guard-drafts.ts` does the same. It uses only characters that need no escaping in HTML.
 */
export const GUARD_SCRIPT =
  'addEventListener(`submit`,function(e){var q=e.target.dataset.question,k=[];' +
  'try{k=Object.keys(sessionStorage)}catch(e){}' +
  'if(q)if(k.some(function(n){return n.startsWith(`draft:`)}))if(!confirm(q))e.preventDefault()},true)';
