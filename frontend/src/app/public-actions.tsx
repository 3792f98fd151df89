import { pages } from '@waypost/contracts/paths';
import { Search } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../session/session.tsx';
import { LinkButton } from '../ui/link.tsx';
import { Text } from '../ui/text.tsx';
import * as styles from './public-actions.css.ts';

const search = 'Search Open Roles';

/** The ways from a public page into the product. On a phone the first one is its icon. */
export function PublicActions() {
  const { status } = useSession();
  const { pathname } = useLocation();
  return (
    <>
      {pathname === pages.jobs ? null : (
        <LinkButton to={pages.feed} variant="quiet" aria-label={search} icon={<Search size={16} aria-hidden />}>
          <span className={styles.words}>{search}</span>
        </LinkButton>
      )}
      {status === 'signed-out' ? (
        <>
          <Text tone="muted">
            <span className={styles.words}>Not Logged In</span>
          </Text>
          <LinkButton to={pages.signIn}>Sign In</LinkButton>
        </>
      ) : null}
    </>
  );
}
