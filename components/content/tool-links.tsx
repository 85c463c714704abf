import { getLocale, getTranslations } from 'next-intl/server';
import { getRoute, type RouteKey } from '@/lib/routing/table';
import styles from './tool-links.module.css';

/** Tools for the journey, each under the title of its page. The prayer times are a part of their page. */
const TOOLS = [
  'procedures',
  'guidance',
  'counter',
  'holySites',
  'customGuide',
  'journey',
  'scenes',
  'guides',
  'dictionary',
  'faqs',
] as const satisfies readonly RouteKey[];

export async function ToolLinks() {
  const locale = await getLocale();
  const [t, meta, timers] = await Promise.all([
    getTranslations('content'),
    getTranslations('meta'),
    getTranslations('haj.timers'),
  ]);
  const tools = TOOLS.map((key) => ({ path: getRoute(key).path, title: meta(`${key}.title`) }));
  const prayer = { path: `${getRoute('hajTimers').path}#prayer`, title: timers('prayer.title') };
  return (
    <nav className={styles.tools} aria-labelledby="tools">
      <h2 id="tools">{t('tools')}</h2>
      <ul>
        {[...tools, prayer].map(({ path, title }) => (
          <li key={path}>
            <a href={`/${locale}${path}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
