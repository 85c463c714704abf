import { getLocale, getTranslations } from 'next-intl/server';
import { formatNumber } from '@/lib/i18n/format-number';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { listOpen, type PublicationDraft } from '@/lib/publications/drafts/publication-draft';
import own from './publishing.module.css';

/** The languages, each with how many of its texts are done. */
export async function LanguageTabs({ draft, chosen }: { draft: PublicationDraft; chosen: Locale }) {
  const locale = await getLocale();
  const t = await getTranslations('publishing');
  return (
    <nav className={own.tabs} aria-label={t('languages')}>
      {LOCALES.map(({ code, name, dir }) => {
        const { total, open } = listOpen(draft, code);
        const [done, all] = [total - open.length, total].map((count) => formatNumber(count, locale));
        return (
          <a
            key={code}
            href={`?language=${code}`}
            aria-current={code === chosen ? 'page' : undefined}
            data-done={open.length === 0 ? '' : undefined}
          >
            <bdi lang={code} dir={dir}>
              {name}
            </bdi>{' '}
            <span aria-hidden="true" dir="ltr">
              {done}/{all}
            </span>
            <span className="visually-hidden">
              {t('progress.count', { done: done ?? '', total: all ?? '' })}
            </span>
          </a>
        );
      })}
    </nav>
  );
}
