import { Bookmark } from 'lucide-react';
import { useSaveJob } from '../../session/job-marks.ts';
import { Button } from '../../ui/button.tsx';
import * as styles from './job-screen.css.ts';

export function SaveButton({ jobId, isSaved }: { jobId: string; isSaved: boolean }) {
  const { isPending, save } = useSaveJob(jobId);
  return (
    <Button
      aria-pressed={isSaved}
      icon={<Bookmark size={16} aria-hidden className={isSaved ? styles.saved : undefined} />}
      onPress={() => {
        if (!isPending) save(!isSaved);
      }}
    >
      {isSaved ? 'Saved' : 'Save'}
    </Button>
  );
}
