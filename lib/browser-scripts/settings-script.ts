/** The colours of the dark; a changed file gets another name. */
export const DARK_SHEET = '/dark.v2.css';

/**
 * Runs in the head, before the first paint, so that a stored font size, appearance or filter never flickers, and marks the first
 * page of a tab, above which the startup loader runs (SHELL-13). The page policy allows it by its hash. It uses
 * only characters that need no escaping in HTML, for React writes it as text.
 */
export const SETTINGS_SCRIPT =
  'var h=document.documentElement,d=h.dataset,l=`currentLang=`+h.lang;' +
  // The settings (`local-settings.ts`): what is unreadable counts as none, and where storage is refused they end with the page.
  'function r(){try{return Object.assign({},JSON.parse(localStorage.settings))}catch(e){return{}}}' +
  'function w(c){try{localStorage.settings=JSON.stringify(Object.assign(r(),c))}catch(e){}}' +
  // The language in use is the stored one (LANG-05). A page that was fetched ahead came without its cookie.
  'w({currentLang:h.lang});if(!document.cookie.includes(l))document.cookie=l+`;path=/;max-age=31536000;samesite=lax`;' +
  'var s=r();for(var k of [`fontSize`,`appearance`])if(s[k])d[k]=s[k];' +
  // The dark comes as a style sheet of its own, for whoever chose it or, without a choice, where the system prefers it.
  'var q=matchMedia(`(prefers-color-scheme:dark)`),k=document.createElement(`link`);' +
  `k.rel=\`stylesheet\`;k.href=\`${DARK_SHEET}\`;k.media=\`screen\`;k.blocking=\`render\`;` +
  'function m(){var a=d.appearance;if(a==`dark`?1:a==`light`?0:q.matches)document.head.append(k);else k.remove()}' +
  'm();q.onchange=m;' +
  'if((s.htmlStyleFilter||{}).value)d.styleFilter=`grayscale`;' +
  // The tools show what is stored, apply what is chosen and keep it (TOOLS-01).
  'addEventListener(`DOMContentLoaded`,function(){for(var e of document.querySelectorAll(`[data-setting]`))' +
  'e.checked=e.type==`radio`?d[e.name]?d[e.name]==e.dataset.setting:e.defaultChecked:e.dataset.setting==d.styleFilter});' +
  'addEventListener(`change`,function(e){var t=e.target,v=t.dataset.setting;if(!v)return;' +
  'if(t.type==`radio`){w({[t.name]:d[t.name]=v});m()}else{if(t.checked)d.styleFilter=v;else delete d.styleFilter;' +
  'w({htmlStyleFilter:t.checked?{value:`grayscale(1)`,eyeIconClass:`eye-off`}:{value:``,eyeIconClass:`eye`}})}});' +
  // Another language keeps query and anchor of the page (LANG-04).
  'addEventListener(`click`,function(e){var a=e.target.closest?.(`[data-language]`);' +
  'if(a)a.href=a.pathname+location.search+location.hash},true);' +
  // An open group of the menu closes on Escape, which gives the focus back, and on a press elsewhere (SHELL-06).
  'function c(e){var g=document.querySelector(`#main-menu [open]`);' +
  'if(g)if(e.key==`Escape`){if(document.activeElement.closest(`#main-menu`)){g.open=false;g.firstChild.focus()}}' +
  'else if(!e.key)if(!e.target.closest(`#main-menu`))g.open=false}' +
  'addEventListener(`keydown`,c);addEventListener(`pointerdown`,c);' +
  'try{if(!sessionStorage.started){sessionStorage.setItem(`started`,1);d.starting=``}}catch(e){}';
