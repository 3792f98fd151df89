import { Bookmark } from 'lucide-react';
import * as styles from '../../features/job/job-screen.css.ts';
import { Button } from '../../ui/button.tsx';
import { useSaveJob } from './mutations.ts';

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
