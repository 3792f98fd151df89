import type { JobPost } from '@waypost/contracts/entities/job-post';
import { ArrowLeft } from 'lucide-react';
import { TextLink } from '../../ui/buttons/link.tsx';
import * as styles from './back-to-posted-jobs.css.ts';
import { useItsList } from './use-its-list.ts';

/** Above what belongs to a post of one's own. */
export function BackToPostedJobs({ job }: { job?: JobPost }) {
  const { place, enter } = useItsList(job);
  return (
    <span className={styles.back}>
      <ArrowLeft size={16} aria-hidden />
      <TextLink to={place} onClick={enter}>
        Back to Posted Jobs
      </TextLink>
    </span>
  );
}
