import 'server-only';
import { orElse } from '@/lib/api/reader';
import type { Person } from '@/lib/api/server-call';
import type { OpenedDraft } from '@/lib/award/browser/form-props';
import type { AwardForm } from '@/lib/award/rules/decide-opening';
import { RETENTION_DAYS } from '@/lib/award/rules/retention-days';
import { listDrafts } from '@/lib/award/server-side/queries';
import { env } from '@/lib/env/env';
import { formatDatesAndTime } from '@/lib/i18n/format-time';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';

/** The drafts of forms that may open; none with an external API, and while they cannot be read. */
export async function loadDrafts(
  locale: Locale,
  person: Person,
  forms: readonly AwardForm[],
): Promise<Partial<Record<AwardForm, OpenedDraft>>> {
  const drafts = env.API_ROOT ? null : await orElse(listDrafts(locale, person), null);
  if (!drafts) return {};
  const t = await loadTranslator(locale, 'drafts.form');
  const opened = forms.map((form): [AwardForm, OpenedDraft] => {
    const stored = drafts.find((draft) => draft.form === form) ?? null;
    const note = stored
      ? t('savedAt', { time: formatDatesAndTime(new Date(stored.savedAt), locale) })
      : t('note', { days: RETENTION_DAYS.draft });
    return [form, { stored, note }];
  });
  return Object.fromEntries(opened);
}
