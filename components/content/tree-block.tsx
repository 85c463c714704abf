import { useLocale } from 'next-intl';
import { pickText, type Unit } from '@/lib/operator/sections';
import { getOperatorSettings } from '@/lib/operator/settings';
import styles from './tree-block.module.css';

function Branch({ unit }: { unit: Unit }) {
  const locale = useLocale();
  const { text, lang } = pickText(unit.name, locale);
  return (
    <li>
      <div className={styles.node}>
        <p className={styles.name} lang={lang === locale ? undefined : lang}>
          {text}
        </p>
      </div>
      {unit.units && unit.units.length > 0 ? (
        <ul>
          {unit.units.map((below) => (
            <Branch key={below.name.ar} unit={below} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** Nested lists, so that screen readers read the structure level by level. */
export function TreeBlock() {
  const { structure } = getOperatorSettings();
  return structure ? (
    <ul className={styles.tree}>
      <Branch unit={structure} />
    </ul>
  ) : null;
}
