import { getLocale, getTranslations } from 'next-intl/server';
import { PrayerTable } from '@/components/content/prayer-table';
import styles from './season-card.module.css';

export async function PrayerCard() {
  const locale = await getLocale();
  const t = await getTranslations('haj.timers.prayer');
  return (
    <section className={styles.card} aria-labelledby="home-prayer">
      <h2 id="home-prayer">
        <a className={styles.link} href={`/${locale}/Haj/Timers#prayer`}>
          {t('title')}
        </a>
      </h2>
      <PrayerTable nameOf={(prayer) => t(`table.rows.${prayer}`)}>
        {(rows) => (
          <table className={styles.prayers}>
            <thead>
              <tr>
                <td />
                <th scope="col">{t('table.columns.makkah')}</th>
                <th scope="col">{t('table.columns.madinah')}</th>
              </tr>
            </thead>
            <tbody>
              {rows
                .filter(({ id }) => id !== 'sunrise')
                .map(({ id, cells: [name, makkah, madinah] }) => (
                  <tr key={id}>
                    <th scope="row">{name}</th>
                    <td>{makkah}</td>
                    <td>{madinah}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        )}
      </PrayerTable>
    </section>
  );
}
