/**
 * Stands beside forms and turns the digits ٠-٩ and ۰-۹ of phone numbers and other numbers into Latin ones as they are typed
 * or pasted (FORMS-14), so that this does not wait for React and the script of the form. It sets the value past React's
 * own setter, which would take it for known and tell the form of no change. The page policy allows it by its hash. It uses
 * only characters that need no escaping in HTML.
 */
export const DIGITS_SCRIPT =
  'addEventListener(`input`,function(e){var i=e.target,v=i.value,n,c;if(!/tel|numeric/.test(i.type+i.inputMode))return;' +
  'n=v.replace(/[\\u0660-\\u0669\\u06f0-\\u06f9]/g,function(d){return d.charCodeAt()%16});if(n==v)return;' +
  'c=i.selectionStart;Object.getOwnPropertyDescriptor(HTMLInputElement.prototype,`value`).set.call(i,n);' +
  'i.setSelectionRange(c,c)},true)';
