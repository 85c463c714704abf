import { getTranslations } from 'next-intl/server';
import type { Juror } from '@/lib/admin/jury/schemas';

/** Letters of the pseudonym that tell persons without a name apart. */
const CODE_LENGTH = 6;

/** The names of jurors by subject; a person without one is shown by the end of the pseudonym. */
export async function loadJurorNames(jurors: readonly Pick<Juror, 'subject' | 'label'>[]) {
  const t = await getTranslations('desk.list');
  const labels = new Map(jurors.map(({ subject, label }) => [subject, label]));
  return (subject: string) => labels.get(subject) ?? `${t('noName')} (${subject.slice(-CODE_LENGTH)})`;
}
