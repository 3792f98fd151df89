import { delays } from '@waypost/contracts/constants';
import { pages } from '@waypost/contracts/paths';
import { failureIn, type SignInFailure } from '@waypost/contracts/session';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from '../../router/router.tsx';
import { landingPage } from '../../session/redirects.ts';
import { useSession } from '../../session/session.tsx';
import { visited } from '../../session/stored.ts';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { Text } from '../../ui/content/text.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { Stack } from '../../ui/page/layout.tsx';
import { Page } from '../../ui/page/page.tsx';
import { ProgressBar } from '../../ui/page/progress-bar.tsx';

/** What to do about each way in which a sign-in can fail. */
const remedies: Readonly<Record<SignInFailure, string>> = {
  denied: 'The sign-in was cancelled at Google.',
  expired: 'The sign-in took longer than ten minutes, or was begun in another browser. Please start again.',
  failed: 'Google could not confirm the sign-in. Please start again.',
  unavailable: 'We cannot reach Google, or a part of Waypost, right now. Please try again in a minute.',
  'no-session':
    'The browser did not keep the sign-in cookie. Some browsers refuse secure cookies on plain http://localhost: open this page in Chrome, Edge or Firefox, or serve Waypost over https.',
};

/** Google's redirect ends here; only the page's own calls carry the new cookie. */
export function CallbackScreen() {
  const session = useSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [failure, setFailure] = useState<SignInFailure | undefined>(() => failureIn(query));
  const asked = useRef(false);

  useEffect(() => {
    if (failure !== undefined || asked.current) return;
    asked.current = true;
    session.reload().then(
      (signedIn) => {
        if (signedIn === undefined) return setFailure('no-session');
        toast.success('Successfully signed in with Google!');
        navigate(landingPage(signedIn, visited.last()), { replace: true });
      },
      () => {
        toast.error('Failed to complete Google authentication');
        setFailure('unavailable');
      },
    );
  }, [failure, navigate, session]);

  useEffect(() => {
    // Someone who must change browsers needs longer than three seconds to read why.
    if (failure === undefined || failure === 'no-session') return;
    toast.error('Authentication failed');
    const timer = setTimeout(() => navigate(pages.signIn, { replace: true }), delays.callbackFailure);
    return () => clearTimeout(timer);
  }, [failure, navigate]);

  if (failure === undefined) {
    return (
      <Page title="Completing sign-in" width="form">
        <ProgressBar label="Loading your dashboards" />
      </Page>
    );
  }
  return (
    <Page title="Authentication Failed" width="form">
      <Stack space={4} align="start">
        <Text size="md">{remedies[failure]}</Text>
        <Text size="xs" tone="muted">
          Code: {failure}
        </Text>
        <LinkButton to={pages.signIn}>Back to sign-in</LinkButton>
      </Stack>
    </Page>
  );
}
