import { pages } from '@waypost/contracts/paths';
import { Suspense, useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { messageOf } from '../api/api-error.ts';
import { hasDrafts } from '../forms/draft.ts';
import { useSignedIn } from '../session/session.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.ts';
import { AppShell } from './app-shell.tsx';
import { PageBones } from './page-bones.tsx';

export function SignedInShell() {
  const { user, dashboards, dashboard, select, signOut } = useSignedIn();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const logOut = () =>
    signOut().catch((error: unknown) =>
      toast.error(messageOf(error, 'You could not be logged out. Please try again.')),
    );
  return (
    <AppShell
      user={{
        name: `${user.first_name} ${user.last_name}`.trim(),
        email: user.email,
        imageUrl: user.profile_img_url,
      }}
      dashboards={dashboards.map(({ dsh_id, dsh_type, dsh_name }) => ({ id: dsh_id, type: dsh_type, name: dsh_name }))}
      activeDashboardId={dashboard?.dsh_id}
      onSwitchDashboard={(id) => {
        select(id);
        void navigate(pages.home);
      }}
      onLogOut={() => (hasDrafts(user._id) ? setAsked(true) : void logOut())}
    >
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        title="Log out and delete your drafts?"
        confirmLabel="Log out"
        pendingLabel="Logging out…"
        cancelLabel="Stay signed in"
        isDanger
        onConfirm={async () => void (await logOut())}
      >
        You began something on this device that is not sent yet: a job post or an application. Logging out deletes it.
      </ConfirmDialog>
      <Suspense fallback={<PageBones />}>
        <Outlet />
      </Suspense>
    </AppShell>
  );
}
