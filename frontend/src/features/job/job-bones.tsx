import { Card } from '../../ui/content/card.tsx';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import { Container, Inline, Stack } from '../../ui/page/layout.tsx';
import { Bone, BoneCircle, BoneLines, Loading } from '../../ui/page/skeleton.tsx';
import * as styles from './job-screen.css.ts';

const facts = ['Location', 'Pay', 'Experience', 'Job type', 'Posted', 'Posted by'];

/** A post that is on its way, laid out as it will be. */
export function JobBones({ isBeside = false }: { isBeside?: boolean }) {
  const bones = (
    <Loading label="Loading job details...">
      <div className={styles.page}>
        <Bone width="4rem" height="1.75rem" />
        <Inline>
          <Bone width="4rem" height="1.375rem" />
          <Bone width="6rem" height="1.375rem" />
        </Inline>
        <Stack space={2}>
          <Bone width="60%" height="2rem" />
          <Bone width="30%" height="1.25rem" />
        </Stack>
        <Card>
          <div className={styles.bones}>
            {facts.map((fact) => (
              <Stack key={fact} space={1}>
                <Bone width="40%" />
                <Bone width="75%" />
              </Stack>
            ))}
          </div>
        </Card>
        <div className={isBeside ? styles.besideLayout : styles.layout}>
          <aside className={isBeside ? styles.besideRail : styles.rail}>
            <Card>
              <Stack align="center" space={2}>
                <BoneCircle size="5.5rem" />
                <Bone width="6rem" />
              </Stack>
            </Card>
          </aside>
          <Card>
            <Bone width="9rem" height="1.25rem" />
            <BoneLines count={8} />
          </Card>
        </div>
      </div>
    </Loading>
  );
  if (isBeside) return bones;
  return (
    <Container>
      <VisuallyHidden as="h1">Job post</VisuallyHidden>
      {bones}
    </Container>
  );
}
