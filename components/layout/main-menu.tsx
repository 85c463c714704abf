import { getLocale, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { isFilled } from '@/lib/content/operator-pages';
import { getOperatorSettings } from '@/lib/operator/settings';
import { findPlace, isCurrent, listMenu, type MenuEntry } from '@/lib/routing/menu';
import styles from './main-menu.module.css';

const MENU_ID = 'main-menu';

interface Place {
  place: string;
  /** Whether the entry at that position is the page itself or one above it. */
  current: 'page' | 'true';
}

async function EntryLink({ entry, place, current }: Place & { entry: MenuEntry }) {
  const locale = await getLocale();
  const t = await getTranslations('menu');
  const label = t(`entries.${entry.key}`);
  if (entry.external) {
    return (
      <a
        className={styles.link}
        href={getOperatorSettings().externals[entry.external]}
        target="_blank"
        rel="noopener noreferrer"
      >
        {label}
        <Icon name="external" />
        <span className="visually-hidden">{`(${t('external')})`}</span>
      </a>
    );
  }
  return (
    <a
      className={styles.link}
      href={`/${locale}${entry.path}`}
      aria-current={entry.path === place ? current : undefined}
    >
      {label}
    </a>
  );
}

/** The entries below another one. The entries of a part are below its heading. */
async function Entries({ entries, ...at }: Place & { entries: readonly MenuEntry[] }) {
  const t = await getTranslations('menu');
  return (
    <ul className={styles.grid}>
      {entries.map((entry) =>
        entry.entries ? (
          <li className={styles.part} key={entry.key}>
            <p className={styles.heading}>{t(`entries.${entry.key}`)}</p>
            <Entries entries={entry.entries} {...at} />
          </li>
        ) : (
          <li key={entry.key}>
            <EntryLink entry={entry} {...at} />
          </li>
        ),
      )}
    </ul>
  );
}

async function EntryGroup({ entry, ...at }: Place & { entry: MenuEntry }) {
  const t = await getTranslations('menu');
  return (
    <details className={styles.group} name={MENU_ID}>
      <summary className={styles.summary} data-current={isCurrent(entry, at.place) ? '' : undefined}>
        {t(`entries.${entry.key}`)}
        <Icon name="expand" className={styles.arrow} />
      </summary>
      <Entries entries={entry.entries ?? []} {...at} />
    </details>
  );
}

/** Disclosures of which the browser keeps one open (SHELL-06); on narrow screens a popover. Needs no script. */
export async function MainMenu({ path }: { path: string }) {
  const t = await getTranslations('menu');
  const place = findPlace(path);
  const at = { place, current: place === path ? 'page' : 'true' } as const;
  return (
    <>
      <button className={styles.burger} type="button" popoverTarget={MENU_ID}>
        <Icon name="menu" />
        <span>{t('open')}</span>
      </button>
      <nav className={styles.menu} id={MENU_ID} popover="auto" aria-label={t('label')}>
        <button className={styles.close} type="button" popoverTarget={MENU_ID} popoverTargetAction="hide">
          <Icon name="close" />
          <span>{t('close')}</span>
        </button>
        <ul className={styles.top}>
          {listMenu(getOperatorSettings().externals, isFilled).map((entry) => (
            <li key={entry.key}>
              {entry.entries ? <EntryGroup entry={entry} {...at} /> : <EntryLink entry={entry} {...at} />}
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
