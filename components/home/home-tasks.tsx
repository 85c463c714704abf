import { getLocale, getTranslations } from 'next-intl/server';
import { ToolLinks } from '@/components/content/tool-links';
import { Notice } from '@/components/ui/notice';
import { findRoute } from '@/lib/routing/table';
import styles from './home-tasks.module.css';

/** Line drawings of the tasks: the Kaaba, the circuit around it, a service, the star of the award. */
const PATHS = {
  haj: 'M14 14v22h20V14l-10-4zm0 7 10-3.5L34 21m-20 3 10-3.5L34 24M7 40h34M24 4v2',
  umrah: 'M20 20h8v8h-8zM24 8a16 16 0 1 1-11.3 4.7M24 14a10 10 0 1 1-7 2.9M9 9l4 3.5-1.5 5',
  services: 'M8 9h32v22H8zm10 30h12m-6-8v8M15 17h10m-10 6h18m-3-7 2 2 4-4',
  award:
    'M24 5l4.6 8.4H38V23l5 1-5 1v9.6h-9.4L24 43l-4.6-8.4H10V25l-5-1 5-1v-9.6h9.4zm0 12a7 7 0 1 0 0 14 7 7 0 0 0 0-14z',
} as const;

function TaskMark({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

const TASKS = [
  { key: 'haj', path: '/Haj' },
  { key: 'umrah', path: '/Umrah' },
  { key: 'services', path: '/ElectronicServices' },
  { key: 'award', path: '/Researchers' },
] as const;

/** With the reminder of the permit, the tools for the journey, and the award. */
export async function HomeTasks() {
  const locale = await getLocale();
  const [t, haj] = await Promise.all([
    getTranslations('home'),
    getTranslations('haj.overview.pillar.permit'),
  ]);
  return (
    <section className={`container ${styles.tasks}`} aria-labelledby="home-tasks">
      <h2 id="home-tasks">{t('tasks.title')}</h2>
      <ul className={styles.cards}>
        {TASKS.filter(({ path }) => findRoute(path)).map(({ key, path }) => (
          <li className={styles.card} key={key}>
            <TaskMark name={key} />
            <div className={styles.words}>
              <h3>
                <a href={`/${locale}${path}`}>{t(`tasks.${key}.title`)}</a>
              </h3>
              <p>{t(`tasks.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <Notice tone="warning" title={haj('title')}>
        <p>
          {haj('text')} <a href={`/${locale}/Haj/Conditions#permit`}>{t('permit')}</a>
        </p>
      </Notice>
      <ToolLinks />
    </section>
  );
}
