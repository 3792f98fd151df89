import type { PostedJob } from '@waypost/contracts/entities/job-post';
import { pathTo, pathToEdit } from '@waypost/contracts/paths';
import { CircleX, Ellipsis, Eye, Pencil } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import type { MenuAction } from '../../ui/menu-panel.tsx';
import { Menu } from '../../ui/menu.tsx';

/** What can be done with a post, beside reviewing who applied; editing and closing only while it is open. */
export function JobMenu({ job, onClose }: { job: PostedJob; onClose: (job: PostedJob) => void }) {
  const changes: MenuAction[] = [
    { id: 'edit', label: 'Edit', icon: <Pencil size={16} aria-hidden />, href: pathToEdit(job._id) },
    {
      id: 'close',
      label: 'Close',
      description: 'Ends applications for good',
      icon: <CircleX size={16} aria-hidden />,
      tone: 'danger',
      onAction: () => onClose(job),
    },
  ];
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
            ...(job.status === 'Open' ? changes : []),
          ],
        },
      ]}
    />
  );
}
