import { useLocale } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { PERSONS, type Person } from '@/lib/guides/journeys/procedures';
import type { Translator } from '@/lib/i18n/translator';
import { getAddress } from '@/lib/routing/site-address';
import styles from './person-cards.module.css';

interface Props {
  t: Translator<'journeys.procedures'>;
  current: Person | null;
}

/** Who may ask for procedures, as links; the chosen one is marked. */
export function PersonCards({ t, current }: Props) {
  const locale = useLocale();
  return (
    <nav aria-labelledby="choose">
      <h2 id="choose">{t('choose')}</h2>
      <ul className={styles.cards}>
        {PERSONS.map((person) => (
          <li key={person}>
            <a
              href={`${getAddress(locale, '/egrahy')}?who=${person}`}
              aria-current={person === current ? 'true' : undefined}
            >
              <strong>{t(`who.${person}.title`)}</strong>
              <span>{t(`who.${person}.text`)}</span>
              <Icon name={person === current ? 'check' : 'arrow'} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
