import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { setRequestLocale } from 'next-intl/server';
import type { ComponentType } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { PageAddress, Query } from '@/lib/routing/query-value';
import { PATH_HEADER } from '@/lib/routing/split-path';
import { findRoute, getShownRoute, type KeyOf, type PageGroup, type Row } from '@/lib/routing/table';
import { buildMetadata } from '@/lib/seo/metadata';
import { AwakeSignal } from './awake-signal';
import type { FrameProps } from './bare-frame';

/** What stands in the frame, or that with what the frame and the head cannot know from the row. */
export type Page =
  | ComponentType<PageAddress>
  | {
      Body: ComponentType<PageAddress>;
      /** The head of a page that says more of itself than its row. */
      head?: (locale: Locale, props: PageAddress) => Promise<Metadata>;
      /** When what it shows has changed last (SHELL-15): a day or an instant. */
      changedOn?: (locale: Locale, props: PageAddress) => Promise<string | undefined>;
    };

interface NextProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<Query>;
}

/** Middleware hands on no other addresses than those of the table. */
function getRow(path: string): Row {
  const row = findRoute(path);
  if (!row) throw new Error(`No page at ${path}`);
  return row;
}

async function read({ params, searchParams }: NextProps) {
  const [{ locale }, query, asked] = await Promise.all([params, searchParams, headers()]);
  setRequestLocale(locale);
  const path = asked.get(PATH_HEADER) ?? '';
  const row = getRow(path);
  const id = row.path.endsWith('}') ? path.slice(path.lastIndexOf('/') + 1) : '';
  return { locale, row, props: { route: getShownRoute(row).key, path, id, query } };
}

const partsOf = (page: Page) => (typeof page === 'function' ? { Body: page } : page);

/**
 * THE recipe of a page: what the `page.tsx` of a group exports, its pages in their frames and their heads.
 * @param Frame what stands around them: `PageFrame` does as the rows say, `BareFrame` comes without header and footer
 * @param pages what stands at each of the group's routes, or one component that shows them all
 */
export function createPages<Group extends PageGroup>(
  Frame: ComponentType<FrameProps>,
  pages: Record<KeyOf<Group>, Page> | ComponentType<PageAddress>,
) {
  const find = ({ key }: Row) => partsOf(typeof pages === 'function' ? pages : pages[key as KeyOf<Group>]);
  return {
    async generateMetadata(next: NextProps): Promise<Metadata> {
      const { locale, row, props } = await read(next);
      return find(row).head?.(locale, props) ?? buildMetadata(locale, row.key, { path: props.path });
    },
    async Page(next: NextProps) {
      const { locale, row, props } = await read(next);
      const { Body, changedOn } = find(row);
      return (
        <>
          <Frame route={row.key} path={props.path} changedOn={await changedOn?.(locale, props)}>
            <Body {...props} />
          </Frame>
          {row.kind === 'public' ? <AwakeSignal /> : null}
        </>
      );
    },
  };
}
