import { ArrowLeft, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton, TextLink } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/state.tsx';
import * as styles from './job-missing.css.ts';

export function BackLink() {
  return (
    <span className={styles.back}>
      <ArrowLeft size={16} aria-hidden />
      <TextLink to="/posted-jobs">Back to Posted Jobs</TextLink>
    </span>
  );
}

type JobMissingProps = { title?: string; children?: ReactNode };

/** The same for a post that does not exist and for somebody else's. */
export function JobMissing({
  title = 'The requested job could not be found.',
  children = 'It may have been removed, or it belongs to another account.',
}: JobMissingProps) {
  return (
    <Page title="Job Not Found" back={<BackLink />} width="reading">
      <EmptyState
        icon={<SearchX size={24} aria-hidden />}
        title={title}
        actions={
          <LinkButton to="/posted-jobs" variant="primary">
            Go to Posted Jobs
          </LinkButton>
        }
      >
        {children}
      </EmptyState>
    </Page>
  );
}
