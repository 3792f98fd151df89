import { pages } from '@waypost/contracts/paths';
import { Construction } from 'lucide-react';
import { LinkButton } from '../ui/link.tsx';
import { Page } from '../ui/page.tsx';
import { EmptyState } from '../ui/state.tsx';

/** A page of the menu that has no screen yet says so, and offers the way to what there is. */
export function NotBuiltScreen({ title, will }: { title: string; will: string }) {
  return (
    <Page title={title} width="reading">
      <EmptyState
        icon={<Construction size={24} aria-hidden />}
        title="This page is not built yet"
        actions={
          <LinkButton to={pages.feed} variant="primary">
            Go to the feed
          </LinkButton>
        }
      >
        {will}
      </EmptyState>
    </Page>
  );
}
