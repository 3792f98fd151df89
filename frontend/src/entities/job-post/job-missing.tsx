import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Page } from '../../ui/page/page.tsx';
import { EmptyState } from '../../ui/page/state.tsx';

type JobMissingProps = {
  title?: string;
  back?: ReactNode;
  /** Ways on from here. */
  actions: ReactNode;
  children: ReactNode;
};

/** In place of a page about a post; the same for a post that does not exist and for somebody else's. */
export function JobMissing({
  title = 'The requested job could not be found.',
  back,
  actions,
  children,
}: JobMissingProps) {
  return (
    <Page title="Job Not Found" back={back} width="reading">
      <EmptyState icon={<SearchX size={24} aria-hidden />} title={title} actions={actions}>
        {children}
      </EmptyState>
    </Page>
  );
}
