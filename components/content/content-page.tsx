import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SaveOffline } from '@/components/content/offline/save-offline';
import type { Block, BlockOf } from '@/lib/content/blocks';
import { getContentPage } from '@/lib/content/content-pages';
import { loadPageTexts } from '@/lib/content/load-page-texts';
import { isSavedOffline } from '@/lib/content/offline/list-addresses';
import { formatDates, parseDay, writeLabel } from '@/lib/i18n/format';
import { findOperatorText } from '@/lib/operator/settings';
import { loadFilled } from '@/lib/requests/filled-pages';
import { getRoute, type RouteKey } from '@/lib/routing/table';
import { ContentBlock } from './content-block';
import styles from './content-page.module.css';
import { ModuleNav } from './module-nav';
import { NextSteps } from './next-steps';
import { ExternalAction } from './operator-blocks';
import { OperatorTextBlock } from './operator-text';
import { PageColumns } from './page-columns';
import { PageContents } from './page-contents';
import { PageHeader } from './page-header';
import { QUESTIONS_PAGE } from './question-list';
import { ReviewNotice } from './review-notice';
import { ToolLinks } from './tool-links';
import { UnfilledPage } from './unfilled-page';

/** Pages with fewer sections are short enough without a table of contents. */
const LONG_PAGE_SECTIONS = 3;

/** A unique key: no two blocks of a page read the same messages. */
function nameOf(block: Block): string {
  return block.kind === 'paragraphs' ? block.keys.join() : block.at;
}

/** A section that is not made of blocks, such as a form. The component that creates it provides its texts. */
export interface OwnSection {
  id: string;
  title: string;
  content: ReactNode;
}

interface Props {
  route: RouteKey;
  /** By default a page whose text links to an external site shows that link. */
  action?: ReactNode;
  first?: readonly OwnSection[];
  own?: readonly OwnSection[];
  /** False if the page's text does not apply: then neither its lead nor its blocks are shown. */
  hasText?: boolean;
}

function Section({ id, title, content }: OwnSection) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {content}
    </section>
  );
}

/** The section that the operator has written for a page, if any. */
async function listOperatorSections(route: RouteKey): Promise<OwnSection[]> {
  const text = findOperatorText(route);
  if (!text) return [];
  const t = await getTranslations('content.operator');
  return [{ id: 'operator', title: t('title'), content: <OperatorTextBlock text={text} /> }];
}

/** A page written as blocks. The survey shows its date. */
export async function ContentPage({ route, action, first = [], own = [], hasText = true }: Props) {
  const locale = await getLocale();
  const page = getContentPage(route);
  const isShown = await loadFilled([route], locale);
  if (!isShown(route)) return <UnfilledPage route={route} next={page.next} />;
  const { module, shell } = getRoute(route);
  const t = await loadPageTexts(locale, page);
  const chrome = await getTranslations('content');
  const changed = parseDay(page.changedOn);
  const shown = hasText ? page.sections : [];
  const written = shown.map(({ id, blocks }) => ({
    id,
    title: t(`${id}.title`),
    content: blocks.map((block) => <ContentBlock key={nameOf(block)} block={block} t={t} />),
  }));
  const sections = [...first, ...(await listOperatorSections(route)), ...written, ...own];
  const external = shown
    .flatMap(({ blocks }) => blocks)
    .find((block): block is BlockOf<'externalLink'> => block.kind === 'externalLink');
  const hasQuestions = shown.some(({ blocks }) => blocks.some(({ kind }) => kind === 'questions'));
  const contents =
    sections.length >= LONG_PAGE_SECTIONS ? (
      <PageContents title={chrome('onThisPage')} sections={sections} />
    ) : null;
  return (
    <>
      <PageHeader
        route={route}
        lead={hasText ? t('lead') : undefined}
        action={external ? <ExternalAction block={external} t={t} /> : action}
      />
      <PageColumns contents={contents} aside={module ? <ModuleNav module={module} current={route} /> : null}>
        <div className={styles.text} {...(hasQuestions ? QUESTIONS_PAGE : {})}>
          {sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
          {module === 'haj' || module === 'umrah' ? <ToolLinks /> : null}
          {page.religious ? <ReviewNotice route={route} /> : null}
          {isSavedOffline(route) ? <SaveOffline /> : null}
          {shell === 'bare' ? (
            <p className={styles.changed}>
              {writeLabel(chrome('lastChanged'), locale)}{' '}
              <time dateTime={page.changedOn}>{formatDates(changed, locale)}</time>
            </p>
          ) : null}
        </div>
      </PageColumns>
      <NextSteps routes={page.next} />
    </>
  );
}
