import { getLocale, getTranslations } from 'next-intl/server';
import { getRoute, type RouteKey } from '@/lib/routing/table';
import styles from './tool-links.module.css';

/** What helps on the way, each under the title of its page; the times of prayer are a part of theirs. */
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

/** The portal's tools for the journey, from wherever pilgrims read. */
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
