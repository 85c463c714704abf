import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { PUBLICATION_KINDS, type PublicationKind } from '@/lib/publications/kinds';
import { getPublicationPath } from './paths';
import { listNewest } from './queries';

/** Number of publications of each kind that editors see; older ones are imported and removed by id. */
const SHOWN = 25;

interface EditableRow {
  id: string;
  kind: PublicationKind;
  title: string;
  path: string;
  publishedAt: string;
}

export async function listEditable(locale: Locale): Promise<EditableRow[]> {
  const lists = await Promise.all(
    PUBLICATION_KINDS.map(async (kind) =>
      (await listNewest(kind, locale, SHOWN)).map(({ id, title, publishedAt }) => ({
        id,
        kind,
        title,
        path: getPublicationPath(kind, id),
        publishedAt,
      })),
    ),
  );
  return lists.flat();
}
