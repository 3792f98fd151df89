import { Container } from '../../ui/page/layout.tsx';
import { page } from '../../ui/page/page.css.ts';
import { Bone, BoneLines, Loading } from '../../ui/page/skeleton.tsx';

/** What stands there of a page that is on its way: a heading, what it says of itself, and the first of what it holds. */
export function PageBones() {
  return (
    <Container>
      <Loading label="Loading...">
        <div className={page}>
          <Bone width="12rem" height="2rem" />
          <BoneLines count={2} />
          <Bone height="8rem" />
          <Bone height="8rem" />
        </div>
      </Loading>
    </Container>
  );
}
