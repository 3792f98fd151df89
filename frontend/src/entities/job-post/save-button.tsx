import { Bookmark } from 'lucide-react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { useSaveJob } from './mutations.ts';
import * as styles from './save-button.css.ts';

export function SaveButton({ job, wasSaved }: { job: { _id: string }; wasSaved: boolean }) {
  const { save, underWay: isSaved = wasSaved } = useSaveJob(job._id);
  return (
    <PlainButton
      aria-pressed={isSaved}
      icon={<Bookmark size={16} aria-hidden className={isSaved ? styles.saved : undefined} />}
      onPress={() => save(!isSaved)}
    >
      <span className={styles.word}>{isSaved ? 'Saved' : 'Save'}</span>
    </PlainButton>
  );
}
