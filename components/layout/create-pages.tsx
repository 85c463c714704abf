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

/** The content of the frame, optionally with values for frame and head that the route's row does not contain. */
export type Page =
  | ComponentType<PageAddress>
  | {
      Body: ComponentType<PageAddress>;
      /** Metadata beyond those that follow from the row. */
      head?: (locale: Locale, props: PageAddress) => Promise<Metadata>;
      /** When the content last changed (SHELL-15): a day or an instant. */
      changedOn?: (locale: Locale, props: PageAddress) => Promise<string | undefined>;
    };

interface NextProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<Query>;
}

/** The middleware passes on only addresses that are in the table. */
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
  const id = path.split('/')[row.path.split('/').findIndex((part) => part.startsWith('{'))] ?? '';
  return { locale, row, props: { route: getShownRoute(row).key, path, id, query } };
}

const partsOf = (page: Page) => (typeof page === 'function' ? { Body: page } : page);

/** Creates what the `page.tsx` of a route group exports. @param pages by route, or one component for all of them */
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
