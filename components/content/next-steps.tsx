import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import { getRoute, type RouteKey } from '@/lib/routes/table';
import styles from './next-steps.module.css';

/** Where a reader goes from here: a few pages with what stands in them. */
export async function NextSteps({ locale, routes }: { locale: Locale; routes: readonly RouteKey[] }) {
  const t = await getTranslations({ locale, namespace: 'content' });
  const meta = await getTranslations({ locale, namespace: 'meta' });
  return (
    <section className={styles.band} aria-labelledby="next-steps">
      <div className={`container ${styles.inner}`}>
        <h2 id="next-steps">{t('nextSteps')}</h2>
        <ul>
          {routes.map((key) => (
            <li key={key}>
              <h3>
                <a href={`/${locale}${getRoute(key).path}`}>
                  {meta(`${key}.title`)} <Icon name="arrow" />
                </a>
              </h3>
              <p>{meta(`${key}.description`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
