import type { ReactNode } from 'react';
import styles from './publication-facts.module.css';

export interface Fact {
  name: string;
  value: ReactNode;
}

export function Facts({
  title,
  facts,
  children,
}: {
  title: string;
  facts: readonly Fact[];
  children?: ReactNode;
}) {
  return (
    <section className={styles.panel} aria-labelledby="facts">
      <h2 id="facts">{title}</h2>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
