import { chromium } from '@playwright/test';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']});
const p=await b.newPage({viewport:{width:320,height:640}});
for (const u of process.argv.slice(2)) {
await p.goto('http://localhost:3155'+u,{timeout:60000});
await p.addStyleTag({content:'[type=file]{min-inline-size:0} fieldset{grid-template-columns:minmax(0,1fr)}'});
await p.locator('main details').evaluateAll(all=>all.forEach(d=>d.setAttribute('open','')));
console.log(u,await p.evaluate(()=>{const w=document.documentElement.clientWidth;const out=['sw '+document.documentElement.scrollWidth];for(const e of document.querySelectorAll('main *')){const r=e.getBoundingClientRect();if((r.left<-1||r.right>w+1)&&r.width>0)out.push(e.tagName+'.'+e.className+' '+Math.round(r.left)+'-'+Math.round(r.right)+' '+(e.textContent||'').slice(0,30));}return out.slice(0,15).join('\n')}));
}
await b.close();
