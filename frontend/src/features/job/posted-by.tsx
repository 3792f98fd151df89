import type { JobPost } from '../../entities/job-post/queries.ts';
import { TextLink } from '../../ui/link.tsx';
import { toast } from '../../ui/toast.ts';
import * as styles from './job-screen.css.ts';

export function PostedBy({ creator }: { creator: JobPost['creator'] }) {
  if (creator?.username) {
    const name = `${creator.first_name} ${creator.last_name}`.trim() || creator.username;
    return (
      <>
        Posted by <TextLink to={`/profile/${creator.username}`}>{name}</TextLink>
      </>
    );
  }
  return (
    <button
      type="button"
      className={styles.posterUnknown}
      onClick={() => toast.error('Username not available for this user')}
    >
      Posted by
    </button>
  );
}
