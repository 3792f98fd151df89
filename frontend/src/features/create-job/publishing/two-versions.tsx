import type { JobPost } from '@waypost/contracts/entities/job-post';
import { Text } from '../../../ui/content/text.tsx';
import { Stack } from '../../../ui/page/layout.tsx';
import { formOf, type JobForm } from '../form/job-form.ts';
import * as styles from '../wizard.css.ts';
import { differencesOf } from './differences.ts';

function Version({ title, children }: { title: string; children: string }) {
  return (
    <Stack space={1}>
      <Text size="xs" tone="muted">
        {title}
      </Text>
      <div className={styles.version}>{children || 'Nothing'}</div>
    </Stack>
  );
}

type TwoVersionsProps = {
  theirs: JobPost;
  theirsTitle: string;
  mine: JobForm;
  /** What is said where they do not differ. */
  same: string;
};

/** What a post says and what is typed, side by side, where they differ. */
export function TwoVersions({ theirs, theirsTitle, mine, same }: TwoVersionsProps) {
  const differences = differencesOf(formOf(theirs), mine);
  if (differences.length === 0) return <Text>{same}</Text>;
  return (
    <div className={styles.differences}>
      {differences.map(({ field, theirs, mine }) => (
        <Stack key={field} as="section" space={2} aria-label={field}>
          <Text weight="strong">{field}</Text>
          <div className={styles.difference}>
            <Version title={theirsTitle}>{theirs}</Version>
            <Version title="Your version">{mine}</Version>
          </div>
        </Stack>
      ))}
    </div>
  );
}
