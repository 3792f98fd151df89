import { pages } from '@waypost/contracts/paths';
import { SignpostBig } from 'lucide-react';
import { useLocation } from '../../router/router.tsx';
import { useWayBack } from '../../router/use-way-back.ts';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { Page } from '../../ui/page/page.tsx';
import { EmptyState } from '../../ui/page/state.tsx';

export function NotFoundScreen() {
  const { pathname } = useLocation();
  const goBack = useWayBack();
  return (
    <Page title="404: page not found" width="reading">
      <EmptyState
        icon={<SignpostBig size={24} aria-hidden />}
        title={`There’s nothing at ${pathname}`}
        actions={
          <>
            <LinkButton to={pages.start} variant="primary">
              Return to Home
            </LinkButton>
            <LinkButton to={pages.start} onClick={goBack}>
              Go Back
            </LinkButton>
          </>
        }
      >
        The address may be mistyped, or the page has moved.
      </EmptyState>
    </Page>
  );
}
