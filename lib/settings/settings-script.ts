/**
 * Runs before the first paint, so that a stored font size or grayscale filter never flickers.
 * Static pages allow it in their CSP by its hash.
 */
export const SETTINGS_SCRIPT = `try{var s=JSON.parse(localStorage.getItem("settings")||"{}"),d=document.documentElement.dataset;if(s.fontSize)d.fontSize=s.fontSize;if(s.htmlStyleFilter&&s.htmlStyleFilter.value)d.styleFilter="grayscale"}catch(e){}`;
