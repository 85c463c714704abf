import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { NextSteps } from '@/components/content/next-steps';
import { PageHeader } from '@/components/content/page-header';
import { Notice } from '@/components/ui/notice';
import type { PublicationKind } from '@/lib/publications/kinds';
import { LISTS } from '@/lib/publications/lists';
import { getPublicationPath } from '@/lib/publications/paths';
import type { Publication } from '@/lib/publications/schemas';
import { BodyBlocks } from './body-blocks';
import styles from './details-page.module.css';
import { DualDate } from './dual-date';
import { MarkLine } from './mark-line';

interface Props<Kind extends PublicationKind> {
  kind: Kind;
  item: Publication<Kind>;
  marks: readonly string[];
  aside?: ReactNode;
  children?: ReactNode;
}

export async function DetailsPage<Kind extends PublicationKind>({
  kind,
  item,
  marks,
  aside,
  children,
}: Props<Kind>) {
  const t = await getTranslations('publications');
  const { route, next } = LISTS[kind];
  const own = { title: item.title, path: getPublicationPath(kind, item.id) };
  return (
    <>
      <PageHeader route={route} lead={item.summary} own={own} />
      <div className={`container ${styles.page}`}>
        <article className={styles.text}>
          <MarkLine isExample={item.isExample} marks={marks}>
            <span>
              {t('published')} <DualDate iso={item.publishedAt} />
            </span>
          </MarkLine>
          {item.isExample ? (
            <Notice tone="info" title={t('example.oneTitle')}>
              <p>{t('example.oneText')}</p>
            </Notice>
          ) : null}
          <BodyBlocks
            body={item.body}
            skeleton={item.data.body}
            images={item.images}
            descriptions={item.descriptions}
            links={item.links}
          />
          {children}
        </article>
        {aside ? <aside className={styles.aside}>{aside}</aside> : null}
      </div>
      <NextSteps routes={[route, ...next.slice(0, 2)]} />
    </>
  );
}
