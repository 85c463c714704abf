import { useLocale } from 'next-intl';
import { pickText, type Unit } from '@/lib/operator/sections';
import { getOperatorSettings } from '@/lib/operator/settings';
import styles from './tree-block.module.css';

/** One unit with a nested list of the units below it. */
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

/**
 * The ministry's structure as nested lists, so that screen readers read it level by level; the lines are
 * drawn with styles.
 */
export function TreeBlock() {
  const { structure } = getOperatorSettings();
  return structure ? (
    <ul className={styles.tree}>
      <Branch unit={structure} />
    </ul>
  ) : null;
}
