import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Person } from '@/lib/admin/publishing/schemas';

/** The name of a member of staff, for the reader. */
export async function loadPersonName(): Promise<(person: Person) => string> {
  const t = await getTranslations('desk.list');
  return ({ label, isOwn }) => (isOwn ? t('me') : (label ?? t('noName')));
}
