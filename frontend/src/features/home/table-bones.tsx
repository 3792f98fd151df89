import { Card } from '../../ui/card.tsx';
import { Bone, Loading } from '../../ui/skeleton.tsx';
import * as styles from './home.css.ts';

const rows = [0, 1, 2];

/** The first rows of a table, or of the cards that stand for it. */
export const TableBones = ({ label }: { label: string }) => (
  <Loading label={label}>
    <Card padding="none" space={0}>
      <div className={styles.boneHead} />
      {rows.map((row) => (
        <div key={row} className={styles.boneRow}>
          <Bone width="70%" />
          <Bone width="60%" />
          <Bone width="50%" />
          <Bone width="4rem" />
        </div>
      ))}
    </Card>
  </Loading>
);
