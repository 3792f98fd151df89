import { below } from '../../theme/breakpoints.ts';
import { useMediaQuery } from '../../ui/behaviour/use-media-query.ts';
import { Card } from '../../ui/content/card.tsx';
import { Stack } from '../../ui/page/layout.tsx';
import { Bone, Loading } from '../../ui/page/skeleton.tsx';
import type { ViewMode } from './posted-jobs-url.ts';
import * as styles from './posted-jobs.css.ts';

const keys = Array.from({ length: 8 }, (_, index) => index);

const CardBones = () => (
  <Card padding="md">
    <div className={styles.card}>
      <Stack space={2}>
        <Bone width="60%" height="1.5rem" />
        <Bone width="35%" />
        <Bone width="50%" />
      </Stack>
      <div className={styles.cardFoot}>
        <Bone width="8rem" />
        <Bone width="7rem" />
      </div>
    </div>
  </Card>
);

const RowBones = () => (
  <Card padding="md">
    <Stack space={5}>
      {keys.map((key) => (
        <div key={key} className={styles.rowBones}>
          <Stack space={2}>
            <Bone width="60%" />
            <Bone width="30%" />
          </Stack>
          <Bone width="60%" />
          <Bone width="7rem" />
          <Bone width="5rem" />
        </div>
      ))}
    </Stack>
  </Card>
);

export function LoadingJobs({ viewMode }: { viewMode: ViewMode }) {
  const isNarrow = useMediaQuery(below.table);
  return (
    <Loading label="Loading your job posts...">
      {viewMode === 'list' && !isNarrow ? (
        <RowBones />
      ) : (
        <div className={styles.grid}>
          {keys.map((key) => (
            <CardBones key={key} />
          ))}
        </div>
      )}
    </Loading>
  );
}
