import type { ComponentProps } from 'react';
import { useSignedIn } from '../../session/session.tsx';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { postedJobsPlace } from './posted-jobs-place.ts';

/** From where there is no post to what one has looked at last among one's own. */
export function ToPostedJobs(look: Pick<ComponentProps<typeof LinkButton>, 'size' | 'variant'>) {
  const { dashboard } = useSignedIn();
  return (
    <LinkButton {...look} to={postedJobsPlace(dashboard?.dsh_id)}>
      Go to Posted Jobs
    </LinkButton>
  );
}
