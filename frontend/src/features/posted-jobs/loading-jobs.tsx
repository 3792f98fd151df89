import { Card } from '../../ui/card.tsx';
import { Columns, Stack } from '../../ui/layout.tsx';
import { Bone, Loading } from '../../ui/skeleton.tsx';
import type { ViewMode } from './posted-jobs-url.ts';

export function LoadingJobs({ viewMode }: { viewMode: ViewMode }) {
  const cards = Array.from({ length: 6 }, (_, index) => (
    <Card key={index} padding="md">
      <Stack space={2}>
        <Bone width="70%" height="1.5rem" />
        <Bone width="40%" />
        <Bone width="55%" />
        {viewMode === 'grid' ? <Bone width="80%" height="1.75rem" /> : null}
      </Stack>
    </Card>
  ));
  return (
    <Loading label="Loading your job posts...">
      {viewMode === 'grid' ? <Columns count={2}>{cards}</Columns> : <Stack space={2}>{cards}</Stack>}
    </Loading>
  );
}
