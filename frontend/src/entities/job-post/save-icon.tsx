import { Bookmark } from 'lucide-react';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { useSaveJob } from './mutations.ts';
import * as styles from './save-button.css.ts';

/** On a card, where many posts have one: it names its post. */
export function SaveIcon({ job, wasSaved }: { job: { _id: string; title: string }; wasSaved: boolean }) {
  const { save, underWay: isSaved = wasSaved } = useSaveJob(job._id);
  return (
    <IconButton
      label={`${isSaved ? 'Remove from saved' : 'Save'}: ${job.title}`}
      icon={<Bookmark size={20} aria-hidden className={isSaved ? styles.saved : undefined} />}
      onPress={() => save(!isSaved)}
    />
  );
}
