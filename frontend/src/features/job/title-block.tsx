import type { JobPost } from '@waypost/contracts/entities/job-post';
import { Building2 } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { JobStatusBadge } from '../../entities/job-post/job-status-badge.tsx';
import { formatCompany } from '../../format/company.ts';
import { Badge } from '../../ui/content/badge.tsx';
import { text } from '../../ui/content/text.css.ts';
import { Inline } from '../../ui/page/layout.tsx';
import * as styles from './job-screen.css.ts';

type TitleBlockProps = {
  job: JobPost;
  heading: RefObject<HTMLHeadingElement | null>;
  /** 2 where the page has another heading of its own. */
  level?: 1 | 2;
  /** Where the post does not name one. */
  company: string;
  badges: ReactNode;
  actions: ReactNode;
};

/**
 * What the post is, and what can be done with it. Title and actions stay in sight where there is room; on a phone the actions
 * alone do, at the lower edge.
 */
export function TitleBlock({ job, heading, level = 1, company, badges, actions }: TitleBlockProps) {
  const Title = `h${level}` as const;
  return (
    <>
      <Inline>
        <JobStatusBadge status={job.status} />
        <Badge>{job.job_post_category}</Badge>
        {badges}
      </Inline>
      <div className={styles.sticky}>
        <div className={styles.titles}>
          <Title ref={heading} tabIndex={-1} className={text({ size: level === 1 ? 'xl' : 'lg', balanced: true })}>
            {job.title}
          </Title>
          <p className={styles.company}>
            <Building2 size={16} aria-hidden />
            {formatCompany(job) ?? company}
          </p>
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </>
  );
}
