/**
 * Runs before the first paint, so that a stored font size or grayscale filter never flickers. The page policy
 * allows it by its hash. It uses only characters that need no escaping in HTML, for React writes it as text.
 */
export const SETTINGS_SCRIPT =
  'try{var s=JSON.parse(localStorage.getItem(`settings`)||`{}`),d=document.documentElement.dataset;' +
  'if(s.fontSize)d.fontSize=s.fontSize;if((s.htmlStyleFilter||{}).value)d.styleFilter=`grayscale`}catch(e){}';
