import type { JobPostDetails } from '@waypost/contracts/entities/job-post';
import { pathTo } from '@waypost/contracts/paths';
import { TextLink } from '../../ui/buttons/link.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { openedFromSearch } from '../person/opened-from.ts';
import { useBeside } from './beside.ts';
import * as styles from './job-facts.css.ts';

/** Who published a post. */
export function PostedBy({ creator }: { creator: JobPostDetails['job_post']['creator'] }) {
  // A post beside its list has that list as the page before, so "back" from the profile leads to the search.
  const isInList = useBeside() !== undefined;
  if (creator?.username) {
    const name = `${creator.first_name} ${creator.last_name}`.trim() || creator.username;
    return (
      <TextLink
        to={pathTo('publicProfile', { username: creator.username })}
        {...(isInList && { state: openedFromSearch })}
      >
        {name}
      </TextLink>
    );
  }
  return (
    <button
      type="button"
      className={styles.posterUnknown}
      onClick={() => toast.error('Username not available for this user')}
    >
      Name not known
    </button>
  );
}
