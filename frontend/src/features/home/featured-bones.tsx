import { featuredJobs } from '@waypost/contracts/constants';
import { Card } from '../../ui/content/card.tsx';
import { Stack } from '../../ui/page/layout.tsx';
import { Bone, Loading } from '../../ui/page/skeleton.tsx';
import * as styles from './home.css.ts';

const rows = Array.from({ length: featuredJobs }, (_, index) => index);

export const FeaturedBones = () => (
  <Loading label="Loading featured jobs...">
    <Card padding="none" space={0}>
      <div>
        {rows.map((row) => (
          <div key={row} className={styles.job}>
            <Stack space={2}>
              <Bone width="40%" />
              <Bone width="60%" />
            </Stack>
            <Bone width="8rem" />
            <Bone width="4rem" />
          </div>
        ))}
      </div>
    </Card>
  </Loading>
);
