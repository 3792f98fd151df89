import { pages } from '@waypost/contracts/paths';
import { useSignedIn } from '../../session/session.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Avatar } from '../../ui/content/avatar.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { menuEntries } from './menu-entries.ts';
import { useLogOut } from './use-log-out.tsx';

/** The menu of who is signed in, on pages that anybody may read. */
export function AccountMenu() {
  const { user, dashboard } = useSignedIn();
  const name = `${user.first_name} ${user.last_name}`.trim();
  const { logOut, question } = useLogOut();
  return (
    <>
      {question}
      <Menu
        label="Your menu"
        placement="bottom end"
        trigger={
          <Button variant="quiet" aria-label={`Menu of ${name}`}>
            <Avatar name={name} imageUrl={user.profile_img_url} size="sm" />
          </Button>
        }
        groups={[
          {
            id: 'pages',
            title: user.email,
            actions: menuEntries(dashboard?.dsh_type).map(({ label, to }) => ({ id: to, label, href: to })),
          },
          { id: 'session', actions: [{ id: pages.signIn, label: 'Log out', onAction: logOut }] },
        ]}
      />
    </>
  );
}
