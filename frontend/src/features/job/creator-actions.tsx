import type { JobPost } from '@waypost/contracts/entities/job-post';
import { CircleX, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { CloseJobDialog } from '../../entities/job-post/close-job-dialog.tsx';
import { pathToEdit } from '../../entities/job-post/wizard-paths.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';

/** What only who published a post can do with it, while it is open. Closing is for good, so it is a step further away. */
export function CreatorActions({ job, mayEdit }: { job: JobPost; mayEdit: boolean }) {
  const [isAsking, setAsking] = useState(false);
  if (job.status !== 'Open') return null;
  return (
    <>
      {mayEdit ? <LinkButton to={pathToEdit(job._id)}>Edit</LinkButton> : null}
      <Menu
        label="More actions"
        placement="bottom end"
        trigger={<IconButton variant="secondary" label="More actions" icon={<Ellipsis size={16} aria-hidden />} />}
        groups={[
          {
            id: 'post',
            actions: [
              {
                id: 'close',
                label: 'Close Job',
                icon: <CircleX size={16} aria-hidden />,
                tone: 'danger',
                onAction: () => setAsking(true),
              },
            ],
          },
        ]}
      />
      <CloseJobDialog job={job} isOpen={isAsking} onOpenChange={setAsking} />
    </>
  );
}
