import { ATTACHES } from '@/lib/award/edition';
import styles from './about.module.css';
import { AttacheMap } from './attache-map';
import { Section, type SectionProps } from './section';

/** What the award is, and the cultural attachés by country. */
export function About({ t }: SectionProps) {
  return (
    <Section id="about" title={t('about.title')}>
      <p className={styles.lead}>{t('about.lead')}</p>
      <p className={styles.text}>{t('about.text')}</p>
      <div className={styles.panel}>
        <div>
          <h3 className={styles.title}>{t('about.attachesTitle')}</h3>
          <p>{t('about.attachesText')}</p>
          <ol className={styles.groups}>
            {ATTACHES.map(({ key }) => (
              <li key={key}>
                <span className={styles.group}>{t(`about.attaches.${key}`)}</span>
                <span>{t('about.attacheOf')}</span>
              </li>
            ))}
          </ol>
        </div>
        <AttacheMap label={t('about.map')} />
      </div>
    </Section>
  );
}
