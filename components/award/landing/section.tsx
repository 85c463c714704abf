import type { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Edition } from '@/lib/award/edition-with-texts';
import styles from './section.module.css';

/** The nine anchors of the prize menu, in the order of the page (AWARD-02). */
export const ANCHORS = [
  'about',
  'importance',
  'goals',
  'fields',
  'timeline',
  'requirements',
  'criteria',
  'jury',
  'categories',
] as const;

export type AwardTranslator = Awaited<ReturnType<typeof getTranslations<'award'>>>;

export interface SectionProps {
  t: AwardTranslator;
}

/** The props of a section that shows data or texts of the edition. */
export interface EditionProps extends SectionProps {
  edition: Edition;
}

interface Props {
  id: (typeof ANCHORS)[number] | 'controls' | 'winners' | 'statistics';
  title: string;
  lead?: string;
  children: ReactNode;
}

/** One section: anchor, heading with the eight-pointed star, lead and content. */
export function Section({ id, title, lead, children }: Props) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      {children}
    </section>
  );
}
