/**
 * Runs before the first paint, so that a stored font size or grayscale filter never flickers, and marks the first
 * page of a tab, above which the startup loader runs (SHELL-13). The page policy allows it by its hash. It uses
 * only characters that need no escaping in HTML, for React writes it as text.
 */
export const SETTINGS_SCRIPT =
  'var d=document.documentElement.dataset;' +
  'try{var s=JSON.parse(localStorage.getItem(`settings`)||`{}`);' +
  'if(s.fontSize)d.fontSize=s.fontSize;if((s.htmlStyleFilter||{}).value)d.styleFilter=`grayscale`}catch(e){}' +
  // The tools show what is stored, also where React sleeps (lib/commands/page-store/sleep).
  'addEventListener(`DOMContentLoaded`,function(){for(var e of document.querySelectorAll(`[data-setting]`))' +
  'e.checked=e.dataset.setting==(e.type==`radio`?d.fontSize||`normal`:d.styleFilter)});' +
  // Another language keeps query and anchor of the page, and is stored (LANG-05).
  'addEventListener(`click`,function(e){var a=e.target.closest?e.target.closest(`[data-language]`):0;' +
  'if(a){a.href=a.pathname+location.search+location.hash;' +
  'try{var t=JSON.parse(localStorage.getItem(`settings`)||`{}`);t.currentLang=a.lang;' +
  'localStorage.setItem(`settings`,JSON.stringify(t))}catch(e){}}},true);' +
  'try{if(!sessionStorage.started){sessionStorage.setItem(`started`,1);d.starting=``}}catch(e){}';
