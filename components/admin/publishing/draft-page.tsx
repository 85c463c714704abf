import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { FlashNotice } from '@/components/forms/flash-notice';
import { Notice } from '@/components/ui/notice';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { loadPublishingErrors } from '@/lib/admin/publishing/load-publishing-errors';
import { findDraft } from '@/lib/admin/publishing/queries';
import { IMAGE_CONTROL } from '@/lib/admin/publishing/read-draft-form';
import type { OpenedDraft } from '@/lib/admin/publishing/schemas';
import { mayAct } from '@/lib/api/contract/roles';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import type { FlashMessage } from '@/lib/forms/no-javascript/no-javascript-form';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { separatorOf } from '@/lib/i18n/format';
import { formatDateTime } from '@/lib/i18n/format-time';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { IMAGE_SEARCH_LENGTH } from '@/lib/publications/images/image-rules';
import { MAX_BLOCKS } from '@/lib/publications/publication-body';
import { pickQuery, readChoice, readQueryValue } from '@/lib/routing/query-value';
import { Facts } from '../facts';
import looks from '../work/requests.module.css';
import { BlockFiles } from './block-files';
import { DataForm } from './data-form';
import { DocumentFiles } from './document-files';
import { Flow } from './flow';
import { LanguageTabs } from './language-tabs';
import { loadPersonName } from './load-person-name';
import preview from './preview.module.css';
import { PreviewBeside, PreviewFrame } from './preview-frame';
import own from './publishing.module.css';
import { TextForm } from './text-form';
import { VersionList } from './version-list';

/** A search for the image of a block. */
const FINDING = ['find', 'words'] as const;
const VIEWS = ['texts', 'preview', 'versions'] as const;
type View = (typeof VIEWS)[number];

interface HeadProps {
  opened: OpenedDraft;
  locale: Locale;
  view: View;
  language: Locale;
}

/** The title and the facts of the publication, and the links to its views. */
async function Head({ opened, locale, view, language }: HeadProps) {
  const t = await getTranslations('publishing');
  const search = await getTranslations('search');
  const nameOf = await loadPersonName();
  const { draft, state, updatedAt, updatedBy, livePath, version } = opened;
  const changed = [formatDateTime(new Date(updatedAt), locale), nameOf(updatedBy)].join(separatorOf(locale));
  return (
    <>
      <p>
        <a href={`/${locale}/desk/publications`}>{t('unknown.back')}</a>
      </p>
      <h1>{draft.words[locale].title || draft.words.ar.title || draft.id}</h1>
      <Facts
        isShort
        rows={[
          [t('columns.kind'), search(`kinds.${draft.kind}`)],
          [
            t('columns.state'),
            <span key="state" className={looks.state} data-state={state}>
              {t(`states.${state}`)}
            </span>,
          ],
          [t('new.id'), draft.id],
          ...(version > 0 ? [[t('columns.changed'), changed] as const] : []),
        ]}
      />
      <nav className={own.views} aria-label={t('views.label')}>
        {VIEWS.map((name) => (
          <a
            key={name}
            href={`?${new URLSearchParams({ view: name, language })}`}
            aria-current={name === view ? 'page' : undefined}
          >
            {t(`views.${name}`)}
          </a>
        ))}
        {livePath ? <a href={`/${locale}${livePath}`}>{t('onPortal')}</a> : null}
        {livePath ? (
          <a href={`/gateway/Desk/ExportPublication?id=${draft.id}`} download={`${draft.id}.json`}>
            {t('export')}
          </a>
        ) : null}
      </nav>
    </>
  );
}

interface TextsProps extends Omit<HeadProps, 'view'>, Pick<AdminProps, 'roles' | 'query'> {
  flash: FlashMessage | null;
  errors: PostedErrors;
}

/** The texts of one language beside the Arabic ones, then data, files and the next step, with a preview. */
function Texts({ opened, locale, language, flash, errors, roles, query }: TextsProps) {
  const typed = flash ? new URLSearchParams(flash.texts) : null;
  const props = { opened, errors };
  const { find: block, words } = pickQuery(query, FINDING);
  const { found } = opened;
  return (
    <div className={preview.beside} data-beside="">
      <div className={preview.work}>
        <LanguageTabs draft={opened.draft} chosen={language} />
        <TextForm
          {...props}
          key={`${language} ${opened.version}`}
          language={language}
          typed={flash?.form === 'publication-texts' ? typed : null}
          hasMoved={flash?.code === 'publicationMoved'}
          isEditor={mayAct(roles, 'editor')}
          find={block && words && found ? { block, words, found } : null}
        />
        {mayAct(roles, 'editor') ? (
          <DataForm {...props} typed={flash?.form === 'publication-data' ? typed : null} />
        ) : null}
        {opened.draft.kind === 'document' ? (
          <DocumentFiles {...props} isEditor={mayAct(roles, 'editor')} />
        ) : null}
        {mayAct(roles, 'editor') ? (
          <BlockFiles {...props} typed={flash?.form === 'publication-block-file' ? typed : null} />
        ) : null}
        <Flow {...props} roles={roles} typed={flash && flash.form !== 'publication-texts' ? typed : null} />
      </div>
      <PreviewBeside id={opened.draft.id} locale={locale} language={language} />
    </div>
  );
}

/** The query for images: those that match the words of a search, and those chosen in a refused post. */
function imageQuery(query: AdminProps['query'], flash: FlashMessage | null): Record<string, string> {
  const { words = '' } = pickQuery(query, FINDING);
  const typed = [...new URLSearchParams(flash?.texts)].filter(([name]) => name.startsWith(IMAGE_CONTROL('')));
  const chosen = typed
    .map(([, id]) => id)
    .filter((id) => z.uuid().safeParse(id).success)
    .slice(0, MAX_BLOCKS);
  return {
    ...(words ? { words: words.slice(0, IMAGE_SEARCH_LENGTH) } : {}),
    ...(chosen.length > 0 ? { chosen: chosen.join(' ') } : {}),
  };
}

/** A publication, from its first draft until it is published. */
export async function DraftPage({ asker, id, query, roles }: AdminProps) {
  const { locale } = asker;
  const t = await getTranslations('publishing');
  const flash = await readFlashMessage(query.answers);
  const opened = await findDraft(asker, id, imageQuery(query, flash));
  if (!opened)
    return (
      <>
        <h1>{t('unknown.title')}</h1>
        <Notice tone="info" title={t('unknown.text')} />
        <p>
          <a href={`/${locale}/desk/publications`}>{t('unknown.back')}</a>
        </p>
      </>
    );
  const view = readChoice(query, 'view', VIEWS) ?? 'texts';
  const wanted = readQueryValue(query, 'language');
  const language = isLocale(wanted) ? wanted : 'ar';
  const errors = await loadPublishingErrors(flash, locale, opened.draft);
  const props = { opened, locale, language };
  return (
    <>
      <Head {...props} view={view} />
      <FlashNotice query={query} done={t('saved')} errors={errors.lines} />
      {view === 'texts' ? (
        <Texts {...props} flash={flash} errors={errors} roles={roles} query={query} />
      ) : null}
      {view === 'preview' ? <PreviewFrame {...props} query={query} /> : null}
      {view === 'versions' ? <VersionList {...props} asker={asker} query={query} /> : null}
    </>
  );
}
