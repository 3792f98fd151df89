import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Card, CardActions, CardLink } from '../../ui/content/card.tsx';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import type { Answer } from '../../ui/page/query-view.tsx';
import { Bone } from '../../ui/page/skeleton.tsx';
import * as styles from './home.css.ts';

export type Stat = {
  label: string;
  /** The counts that are shown as their sum. */
  counts: readonly Answer<number>[];
  /** The page that lists what is counted. */
  to?: string;
};

/** A count that is not known is said to be so, never shown as 0. */
function Count({ counts }: Pick<Stat, 'counts'>) {
  const numbers = counts.flatMap(({ data }) => data ?? []);
  if (numbers.length === counts.length) {
    return <p className={styles.number}>{numbers.reduce((sum, one) => sum + one, 0).toLocaleString('en-US')}</p>;
  }
  const failed = counts.filter(({ data, errorUpdatedAt }) => data === undefined && errorUpdatedAt > 0);
  if (failed.length === 0) {
    return (
      <div className={styles.number}>
        <VisuallyHidden>Counting...</VisuallyHidden>
        <Bone width="2.5rem" height="1.5rem" />
      </div>
    );
  }
  return (
    <div className={styles.uncounted}>
      <span>Not counted right now</span>
      <CardActions>
        <Button
          variant="quiet"
          size="sm"
          isPending={failed.some(({ isFetching }) => isFetching)}
          pendingLabel="Asking…"
          onPress={() => {
            for (const { refetch } of failed) void refetch();
          }}
        >
          Retry
        </Button>
      </CardActions>
    </div>
  );
}

function StatCard({ label, counts, to }: Stat) {
  return (
    <Card as="li" padding="none" isLinked={to !== undefined}>
      <div className={styles.stat}>
        <p className={styles.statLabel}>{to === undefined ? label : <CardLink to={to}>{label}</CardLink>}</p>
        <Count counts={counts} />
      </div>
    </Card>
  );
}

export const StatCards = ({ stats }: { stats: readonly Stat[] }): ReactNode => (
  <ul className={styles.stats} aria-label="At a glance">
    {stats.map((stat) => (
      <StatCard key={stat.label} {...stat} />
    ))}
  </ul>
);
