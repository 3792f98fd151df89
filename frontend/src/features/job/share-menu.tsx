import type { JobPost } from '@waypost/contracts/entities/job-post';
import { pathTo } from '@waypost/contracts/paths';
import { Link2, Mail, Share2, SquareArrowOutUpRight } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Menu, type MenuAction } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.ts';
import * as styles from './job-screen.css.ts';
import { shareTargets } from './share-links.ts';

async function copy(url: string) {
  try {
    await navigator.clipboard.writeText(url);
    toast.success('Job link copied to clipboard!');
  } catch {
    toast.error('Failed to copy link');
  }
}

export function ShareMenu({ job }: { job: Pick<JobPost, '_id' | 'title'> }) {
  const url = new URL(pathTo('publicJob', { jobId: job._id }), location.origin).href;
  const actions: MenuAction[] = [
    { id: 'copy', label: 'Copy link', icon: <Link2 size={16} aria-hidden />, onAction: () => void copy(url) },
  ];
  if ('share' in navigator) {
    actions.push({
      id: 'native',
      label: 'Share…',
      icon: <Share2 size={16} aria-hidden />,
      // Rejects when the person thinks better of it, which is nothing to tell them.
      onAction: () => void navigator.share({ title: job.title, url }).catch(() => undefined),
    });
  }
  return (
    <Menu
      label="Share this job"
      placement="bottom end"
      trigger={
        <Button aria-label="Share" icon={<Share2 size={16} aria-hidden />}>
          <span className={styles.shareWord}>Share</span>
        </Button>
      }
      groups={[
        { id: 'link', actions },
        {
          id: 'targets',
          title: 'Send to',
          actions: shareTargets(job.title, url).map(({ id, label, href }) => {
            const Icon = id === 'email' ? Mail : SquareArrowOutUpRight;
            return {
              id,
              label,
              icon: <Icon size={16} aria-hidden />,
              onAction: () => window.open(href, id === 'email' ? '_self' : '_blank', 'noopener,noreferrer'),
            };
          }),
        },
      ]}
    />
  );
}
