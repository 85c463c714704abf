import { PERSIAN_DIGITS } from './clock-script.ts';
import { DAY_KEY } from './local-settings.ts';

/**
 * Stands behind whatever concerns the pilgrim's day. On the page of a day (`data-chosen`) it keeps the choice where none
 * is kept yet, so that a link of somebody else changes nothing, and whatever the form there says; a form with
 * `data-forget` ends it. Where a choice is asked for (`data-ask`) it goes to the day that was chosen before; on the home
 * page (`data-season`) it shows the line of today that the choice means and leads to its page. It counts the ticks of a
 * checklist (`data-ticked`) and shows what holds only where a copy for offline reading with the days of that choice is
 * kept (`data-saved`). Nothing leaves the browser. The page policy allows it by its hash. It uses only characters that
 * need no escaping in HTML.
 */
export const DAY_SCRIPT =
  '(function(b){var c=b.dataset.chosen,l=document.documentElement.lang,s={},k,d,e;' +
  `try{s=localStorage;k=s.${DAY_KEY};if(c)if(!/nusuk=/.test(k))k=s.${DAY_KEY}=c}catch(e){}` +
  'b.addEventListener(`submit`,function(e){' +
  `try{if(e.target.dataset.forget==\`\`)s.removeItem(\`${DAY_KEY}\`);` +
  `else s.${DAY_KEY}=new URLSearchParams(new FormData(e.target))}catch(e){}});` +
  'for(e of b.querySelectorAll(`[data-ticked]`))' +
  'try{d=JSON.parse(s.checklists)[e.dataset.ticked];if(d.map)' +
  `e.textContent=l==\`fa\`?${PERSIAN_DIGITS}(d.length):d.length}catch(e){}` +
  'for(e of b.querySelectorAll(`[data-saved]`))e.hidden=!k||s[`offline-copy-`+l]!=k;' +
  'var q=new URLSearchParams(k||``);' +
  // What is kept names a rite: the page that it leads to asks for none.
  'if(q.get(`nusuk`))if(b.dataset.ask==``){' +
  'if(!new URLSearchParams(location.search).has(`nusuk`))location.replace(`?`+k)}else if(b.dataset.season){' +
  'd=q.get(`nusuk`)==`umrah`?`umrah`:' +
  // Their season is at hand, or a later one; one that is over means nothing today.
  '[q.get(`from`),`later`][Math.sign(q.get(`season`)-b.dataset.season)];' +
  'b.querySelector(`a`).search=k;' +
  'for(e of b.querySelectorAll(`[data-day]`))if(e.dataset.day==d){e.hidden=false;b.querySelector(`[data-unchosen]`).hidden=true}}' +
  '})(document.currentScript.previousElementSibling)';
