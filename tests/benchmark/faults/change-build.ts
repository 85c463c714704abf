import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright';
import { findChromium } from '@/lib/development/find-chromium';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { contactForm } from '@/lib/requests/definitions/contact';
import { HttpResearcher } from '../../support/award/http-researcher';
import { readHidden } from '../../support/forms/confirm-post';
import { ServiceFormPage } from '../../support/forms/service-form-page';
import { replaceIn } from '../../support/portal/added-page';
import { buildCopy, copyPortal } from '../../support/portal/portal-without-server';
import type { Site } from './site';

const NEXT = join('test-results', 'next-build');
/** Marks the style sheets of every page of the newer build. */
const MARK = 'outline-offset:7.25px';
const PAGES = ['/ar', '/en/Haj', '/en/Contact', '/fr/Researchers', '/ur/MediaAndAwareness'];
/** Scripts, styles and fonts that a page references, in its elements or in its data. */
const ASSET = /\/(?:_next\/static|fonts)\/[\w./~-]+\.(?:js|css|woff2)/g;
const STYLES = /<style[^>]*>[^<]{1000}/;
/** The bootstrap script of a page names its scripts. */
const WAKER = /data-page="([^"]+)"/;
const TYPED = 'Typed before the portal was changed, sent after it';

const listStatic = (folder: string) =>
  readdirSync(join(folder, '.next', 'static'), { recursive: true, encoding: 'utf8' });

/** Builds a copy of the portal with different scripts and styles. @throws Error if they are the same */
export async function buildNext(): Promise<void> {
  copyPortal(NEXT);
  replaceIn(NEXT, 'components/layout/site-header.module.css', '.row {', '.row {\n  outline-offset: 7.25px;');
  replaceIn(
    NEXT,
    'components/layout/awake-signal.tsx',
    "Event('awake')",
    "Event('awake', { bubbles: true })",
  );
  await buildCopy(NEXT);
  const before = new Set(listStatic('.'));
  const added = listStatic(NEXT).filter((name) => !before.has(name));
  for (const end of ['.js', '.css'])
    if (!added.some((name) => name.endsWith(end))) throw new Error(`No ${end} differs between the builds`);
  if (readFileSync(join(NEXT, '.next', 'BUILD_ID')).equals(readFileSync('.next/BUILD_ID')))
    throw new Error('The builds have one id');
}

/** Reads pages repeatedly, and requests all files that each of them references. */
class AssetWatch {
  readonly wrong: string[] = [];
  private readonly seen = { earlier: 0, newer: 0, assets: 0 };
  private isOver = false;
  private readonly done: Promise<void>;

  constructor(private readonly url: string) {
    this.done = this.watch();
  }

  async end(): Promise<string[]> {
    this.isOver = true;
    await this.done;
    const { earlier, newer, assets } = this.seen;
    console.log(`Pages of the earlier build ${earlier}, of the newer ${newer}; files of theirs ${assets}`);
    if (earlier * newer * assets === 0) this.wrong.push('pages of one build were not seen');
    return this.wrong;
  }

  private async ask(path: string): Promise<string> {
    const response = await fetch(this.url + path).catch(() => null);
    if (response?.status !== 200) this.wrong.push(`${response?.status ?? 'no answer'} from ${path}`);
    return (await response?.text().catch(() => '')) ?? '';
  }

  private async watch(): Promise<void> {
    for (let turn = 0; !this.isOver; turn += 1) {
      const path = PAGES[turn % PAGES.length] ?? '';
      const html = await this.ask(path);
      this.seen[html.includes(MARK) ? 'newer' : 'earlier'] += 1;
      if (!STYLES.test(html)) this.wrong.push(`${path} has no styles`);
      const waker = WAKER.exec(html)?.[1];
      const assets = new Set(html.match(ASSET));
      for (const name of (waker ? await this.ask(waker) : '').match(ASSET) ?? []) assets.add(name);
      if (![...assets].some((name) => name.endsWith('.js'))) this.wrong.push(`${path} has no scripts`);
      this.seen.assets += assets.size;
      await Promise.all([...assets].map((name) => this.ask(name)));
      await sleep(50);
    }
  }
}

async function openForm(browser: Browser, baseURL: string): Promise<ServiceFormPage> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  const form = new ServiceFormPage(page, contactForm, 'en');
  await form.open();
  await form.fill();
  await page.locator('#message').fill(TYPED);
  return form;
}

/** Forms opened and filled in before the change, with and without JavaScript. */
async function openForms(url: string) {
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined });
  const [open, draft] = [await openForm(browser, url), await openForm(browser, url)];
  const plain = new HttpResearcher(url);
  const post = (name: string, fields: Record<string, string> | [string, string][]) =>
    plain.send(noJavaScriptAddress(name, 'en'), { method: 'POST', body: new URLSearchParams(fields) });
  const rating = { PageURL: '/Haj', YesOrNo: 'yes', AnswersIds: '2' };
  const check = readHidden(await (await post('page-rating', rating)).text());
  const refused = (await post('contact', { message: TYPED })).headers.get('location') ?? '';
  const look = async (wrong: string[], name: string, isRight: () => Promise<boolean>) => {
    if (!(await isRight().catch((error) => console.log(String(error))))) wrong.push(name);
  };
  const isKept = async () => {
    await draft.page.reload();
    await draft.wakeUp();
    return (await draft.page.locator('#message').inputValue()) === TYPED;
  };
  return {
    /**
     * @param wrong gets a line for each missing draft
     */
    between: (wrong: string[]) => look(wrong, 'a draft is lost between the builds', isKept),
    async after(wrong: string[]): Promise<void> {
      await look(wrong, 'a draft is lost', isKept);
      await look(wrong, 'a form opened before is not taken after', async () => {
        await open.send();
        await open.reference.waitFor();
        return true;
      });
      await look(
        wrong,
        'a check page is not taken',
        async () => (await post('page-rating', check)).status === 303,
      );
      await look(wrong, 'answers with errors are lost', async () =>
        (await plain.read(refused)).includes(TYPED),
      );
      await browser.close();
    },
  };
}

/**
 * Replaces the instances by a newer build, one after the other.
 * @returns pages without their scripts or styles, lost drafts, refused forms
 */
export async function changeBuild({ balancer: { url }, instances }: Site): Promise<readonly string[]> {
  const forms = await openForms(url);
  const assets = new AssetWatch(url);
  await sleep(1000);
  for (const portal of instances.portals) {
    await portal.close();
    await portal.restart(NEXT);
    await sleep(1500);
    await forms.between(assets.wrong);
  }
  await forms.after(assets.wrong);
  return [...new Set(await assets.end())];
}
