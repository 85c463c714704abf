import { getLocale, getTranslations } from 'next-intl/server';
import { findRoute } from '@/lib/routing/table';
import styles from './home-tasks.module.css';
import { TaskMark } from './task-mark';

const TASKS = [
  { key: 'haj', path: '/Haj' },
  { key: 'umrah', path: '/Umrah' },
  { key: 'services', path: '/ElectronicServices' },
  { key: 'award', path: '/Researchers' },
] as const;

/** The four things that people come for. */
export async function HomeTasks() {
  const locale = await getLocale();
  const t = await getTranslations('home');
  return (
    <section aria-labelledby="home-tasks">
      <h2 className="visually-hidden" id="home-tasks">
        {t('tasks.title')}
      </h2>
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
    </section>
  );
}
