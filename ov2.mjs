import { chromium } from '@playwright/test';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']});
const p=await b.newPage({viewport:{width:320,height:640}});
await p.goto('http://localhost:3155/ar/invent',{timeout:60000});
const f=()=>p.evaluate(()=>{let e=document.querySelector('[type=file]');const out=[];while(e&&e.tagName!=='FORM'){const s=getComputedStyle(e);out.push(e.tagName+' '+e.className+' w='+e.offsetWidth+' disp='+s.display+' cols='+s.gridTemplateColumns+' minw='+s.minWidth+' pad '+s.paddingInlineStart+' box '+s.boxSizing);e=e.parentElement}return out.join('\n')});
console.log(await f());
await b.close();
