import { pages } from '@waypost/contracts/paths';
import { SignpostBig } from 'lucide-react';
import { useLocation, useNavigate } from '../router/router.tsx';
import { LinkButton } from '../ui/link.tsx';
import { Page } from '../ui/page.tsx';
import { PlainButton } from '../ui/plain-button.tsx';
import { EmptyState } from '../ui/state.tsx';

export function NotFoundScreen() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
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
            <PlainButton onPress={() => navigate(-1)}>Go Back</PlainButton>
          </>
        }
      >
        The address may be mistyped, or the page has moved.
      </EmptyState>
    </Page>
  );
}
