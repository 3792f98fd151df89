import { Bookmark } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useSaveJob } from './mutations.ts';
import * as styles from './save-button.css.ts';

type SaveButtonProps = {
  job: { _id: string; title: string };
  isSaved: boolean;
  /** On a card, where many posts have one, the button is an icon that names its post. */
  isIcon?: boolean;
};

export function SaveButton({ job, isSaved, isIcon = false }: SaveButtonProps) {
  const { isPending, save } = useSaveJob(job._id);
  const press = () => {
    if (!isPending) save(!isSaved);
  };
  const mark = <Bookmark size={isIcon ? 20 : 16} aria-hidden className={isSaved ? styles.saved : undefined} />;
  if (isIcon) {
    return <IconButton label={`${isSaved ? 'Remove from saved' : 'Save'}: ${job.title}`} icon={mark} onPress={press} />;
  }
  return (
    <Button aria-pressed={isSaved} icon={mark} onPress={press}>
      <span className={styles.word}>{isSaved ? 'Saved' : 'Save'}</span>
    </Button>
  );
}
