import { useLocation } from 'react-router-dom';
import { useSession } from '../session/session.tsx';
import { LinkButton } from '../ui/link.tsx';

/** The ways from a public page into the product. */
export function PublicActions() {
  const { status } = useSession();
  const { pathname } = useLocation();
  return (
    <>
      {pathname === '/jobs' ? null : (
        <LinkButton to="/feed" variant="quiet">
          Search Open Roles
        </LinkButton>
      )}
      {status === 'signed-out' ? <LinkButton to="/signin">Sign In</LinkButton> : null}
    </>
  );
}
