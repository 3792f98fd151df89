import type { ReactNode } from 'react';
import * as styles from './description-list.css.ts';

/** A long one has all of the width where facts stand side by side. */
export type Fact = { term: string; value: ReactNode; isLong?: boolean };

/** Facts as term and value: in rows, or side by side where there are few and they matter. */
export function DescriptionList({ facts, layout = 'rows' }: { facts: readonly Fact[]; layout?: 'rows' | 'beside' }) {
  const isRows = layout === 'rows';
  return (
    <dl className={isRows ? styles.rows : styles.facts}>
      {facts.map(({ term, value, isLong = false }) => (
        <div key={term} className={isRows ? styles.row : isLong ? styles.long : undefined}>
          <dt className={styles.term}>{term}</dt>
          <dd className={isRows ? styles.value : styles.strong}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
