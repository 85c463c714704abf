import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ContentPage, type OwnSection } from '@/components/content/content-page';
import { PageHeader } from '@/components/content/page-header';
import { PortalFrame } from '@/components/layout/portal-frame';
import { ButtonLink } from '@/components/ui/button';
import { readSession } from '@/lib/auth/session';
import { type FormQuery, readKeptPost } from '@/lib/forms/plain-post';
import { loadTextReader } from '@/lib/i18n/translator';
import { type FormId, getForm } from '@/lib/requests/forms';
import { getRoute } from '@/lib/routing/table';
import { AskedForm } from './form-section';
import { PlainDone } from './plain-done';
import styles from './service-form.module.css';

interface Props {
  form: FormId;
  /** The form of the page whose confirmation is shown after a post without script. */
  sent?: FormId;
  /** The page's query: keys under which a post without script left its outcome. */
  query: FormQuery;
  /** Sections of the page's own, between its text and its form. */
  before?: readonly OwnSection[];
  /** Sections of the page's own, below its form. */
  after?: readonly OwnSection[];
}

async function withFrame(path: string, children: ReactNode) {
  return (
    <PortalFrame path={path} visitor={await readSession()}>
      {children}
    </PortalFrame>
  );
}

/** The confirmation after a post without script; null where none arrived. */
async function showDone(id: FormId, query: FormQuery): Promise<ReactNode> {
  const form = getForm(id);
  const kept = await readKeptPost(form, query);
  if (!kept?.receipt) return null;
  const own = await loadTextReader(await getLocale(), form.namespace);
  return (
    <>
      <PageHeader route={form.route} lead={own('lead')} />
      <div className={`container ${styles.done}`}>
        <PlainDone form={form} receipt={kept.receipt} />
      </div>
    </>
  );
}

/** The page of a form: its text as blocks, its own sections, the form; after a post without script the confirmation. */
export async function FormPage({ form: id, sent = id, query, before = [], after = [] }: Props) {
  const locale = await getLocale();
  const form = getForm(id);
  const { path } = getRoute(form.route);
  const own = await loadTextReader(locale, form.namespace);
  const common = await getTranslations('forms');
  const kept = await readKeptPost(form, query);
  const done = await showDone(sent, query);
  if (done) return withFrame(path, done);
  const content = <AskedForm form={form} kept={kept} />;
  const section: OwnSection = { id: 'form', title: own('title'), content };
  return withFrame(
    path,
    <ContentPage
      route={form.route}
      action={
        <ButtonLink className={styles.start} href="#form">
          {common('start')}
        </ButtonLink>
      }
      own={[...before, section, ...after]}
    />,
  );
}
