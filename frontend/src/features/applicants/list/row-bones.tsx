import { Card } from '../../../ui/content/card.tsx';
import { Inline, Stack } from '../../../ui/page/layout.tsx';
import { Bone, BoneCircle } from '../../../ui/page/skeleton.tsx';

/** Rows to come. */
export function RowBones() {
  return (
    <Card padding="md" space={5}>
      {[62, 48, 70, 55, 66, 50].map((width) => (
        <Inline key={width} justify="between" space={4}>
          <Inline space={3} wrap={false}>
            <BoneCircle size="2rem" />
            <Stack space={1}>
              <Bone width={`${width / 6}rem`} />
              <Bone width="6rem" height="0.75rem" />
            </Stack>
          </Inline>
          <Inline space={6} wrap={false}>
            <Bone width="3.5rem" />
            <Bone width="5rem" height="1.75rem" />
          </Inline>
        </Inline>
      ))}
    </Card>
  );
}
