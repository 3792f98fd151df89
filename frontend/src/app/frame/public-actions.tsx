import { pages } from '@waypost/contracts/paths';
import { Search } from 'lucide-react';
import { Suspense } from 'react';
import { useLocation } from '../../router/router.tsx';
import { useSession } from '../../session/session.tsx';
import { later } from '../../ui/behaviour/later.ts';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { Text } from '../../ui/content/text.tsx';
import * as styles from './public-actions.css.ts';
import { menuPlace } from './shell.css.ts';

const AccountMenu = later(() => import('./account-menu.tsx'), 'AccountMenu');

const search = 'Search Open Roles';

/** The account menu, which loads after the page, together with the menus that it needs. */
function Account() {
  return (
    <Suspense fallback={<span className={menuPlace} />}>
      <AccountMenu />
    </Suspense>
  );
}

/** The links from a public page into the product. On a phone the first one is only its icon. */
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
        <div className={styles.forSignedOut}>
          <Text tone="muted">
            <span className={styles.state}>Not Logged In</span>
          </Text>
          <LinkButton to={pages.signIn}>Sign In</LinkButton>
        </div>
      ) : null}
      {status === 'signed-in' ? <Account /> : null}
    </>
  );
}
