import { below } from '../../theme/breakpoints.ts';
import { useMediaQuery } from '../../ui/behaviour/use-media-query.ts';
import { Card } from '../../ui/content/card.tsx';
import { Inline, Stack } from '../../ui/page/layout.tsx';
import { Bone, Loading } from '../../ui/page/skeleton.tsx';
import * as styles from './loading-posts.css.ts';

const rows = Array.from({ length: 6 }, (_, index) => index);

const CardBones = () => (
  <Card padding="md" space={3}>
    <Stack space={2}>
      <Bone width="70%" height="1.25rem" />
      <Bone width="40%" />
      <Bone width="55%" />
    </Stack>
    <Inline justify="between">
      <Bone width="7rem" height="1.75rem" />
      <Bone width="4rem" height="1.75rem" />
    </Inline>
  </Card>
);

const RowBones = () => (
  <div className={styles.row}>
    <Stack space={2}>
      <Bone width="75%" />
      <Bone width="40%" height="0.75rem" />
    </Stack>
    <Bone width="70%" />
    <Bone width="60%" />
    <Bone width="5rem" />
    <Bone width="6rem" height="1.5rem" />
  </div>
);

/** Rows of posts to come: a table, or cards where it has no room. */
export function LoadingPosts({ label }: { label: string }) {
  const isNarrow = useMediaQuery(below.desktop);
  return (
    <Loading label={label}>
      {isNarrow ? (
        <Stack space={3}>
          {rows.slice(0, 3).map((row) => (
            <CardBones key={row} />
          ))}
        </Stack>
      ) : (
        <Card padding="md" space={6}>
          {rows.map((row) => (
            <RowBones key={row} />
          ))}
        </Card>
      )}
    </Loading>
  );
}
