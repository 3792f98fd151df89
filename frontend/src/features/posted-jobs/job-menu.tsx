import type { PostedJob } from '@waypost/contracts/entities/job-post';
import { pathTo } from '@waypost/contracts/paths';
import { CircleX, Copy, Ellipsis, Eye, Pencil } from 'lucide-react';
import { pathToDuplicate, pathToEdit } from '../../entities/job-post/wizard-paths.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import type { MenuAction } from '../../ui/overlays/menu-panel.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';

/** What can be done with a post, beside reviewing who applied; duplicating it included; editing and closing only while it is open. */
export function JobMenu({ job, onClose }: { job: PostedJob; onClose: (job: PostedJob) => void }) {
  const edit: MenuAction = {
    id: 'edit',
    label: 'Edit',
    icon: <Pencil size={16} aria-hidden />,
    href: pathToEdit(job._id),
  };
  const close: MenuAction = {
    id: 'close',
    label: 'Close',
    description: 'Ends applications for good',
    icon: <CircleX size={16} aria-hidden />,
    tone: 'danger',
    onAction: () => onClose(job),
  };
  return (
    <Menu
      label={`Actions for ${job.title}`}
      placement="bottom end"
      trigger={<IconButton size="sm" label={`Actions for ${job.title}`} icon={<Ellipsis size={16} aria-hidden />} />}
      groups={[
        {
          id: 'actions',
          actions: [
            {
              id: 'details',
              label: 'Details',
              icon: <Eye size={16} aria-hidden />,
              href: pathTo('job', { jobId: job._id }),
            },
            ...(job.status === 'Open' ? [edit] : []),
            {
              id: 'duplicate',
              label: 'Duplicate',
              description: 'Begins a new post with its details',
              icon: <Copy size={16} aria-hidden />,
              href: pathToDuplicate(job._id),
            },
            ...(job.status === 'Open' ? [close] : []),
          ],
        },
      ]}
    />
  );
}
