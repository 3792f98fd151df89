import type { JobPost } from '@waypost/contracts/entities/job-post';
import { Link2, Mail, Share2, SquareArrowOutUpRight } from 'lucide-react';
import { copyLinkTo, publicLinkTo } from '../../entities/job-post/copy-link.ts';
import type { MenuAction } from '../../ui/overlays/menu-panel.tsx';
import { PlainMenu } from '../../ui/overlays/plain-menu.tsx';
import * as styles from './job-screen.css.ts';
import { shareTargets } from './share-links.ts';

export function ShareMenu({ job }: { job: Pick<JobPost, '_id' | 'title'> }) {
  const url = publicLinkTo(job._id);
  const actions: MenuAction[] = [
    { id: 'copy', label: 'Copy link', icon: <Link2 size={16} aria-hidden />, onAction: () => void copyLinkTo(job._id) },
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
    <PlainMenu
      label="Share this job"
      name="Share"
      icon={<Share2 size={16} aria-hidden />}
      placement="bottom end"
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
    >
      <span className={styles.shareWord}>Share</span>
    </PlainMenu>
  );
}
