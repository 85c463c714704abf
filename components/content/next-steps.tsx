import { getLocale, getTranslations } from 'next-intl/server';
import { describePage } from '@/lib/requests/describe-page';
import { loadFilled } from '@/lib/requests/filled-pages';
import { getRoute, type RouteKey } from '@/lib/routing/table';
import { CardLink } from './cards-block';
import styles from './next-steps.module.css';

export async function NextSteps({ routes }: { routes: readonly RouteKey[] }) {
  const locale = await getLocale();
  const t = await getTranslations('content');
  const meta = await getTranslations('meta');
  const shown = routes.filter(await loadFilled(routes, locale));
  const descriptions = await Promise.all(shown.map((key) => describePage(key, locale)));
  return (
    <section className={styles.band} aria-labelledby="next-steps">
      <div className={`container ${styles.inner}`}>
        <h2 id="next-steps">{t('nextSteps')}</h2>
        <ul>
          {shown.map((key, at) => (
            <li key={key}>
              <h3>
                <CardLink href={`/${locale}${getRoute(key).path}`} title={meta(`${key}.title`)} />
              </h3>
              <p>{descriptions[at]}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
