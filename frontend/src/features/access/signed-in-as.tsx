import { apiPath } from '@waypost/contracts/routes';
import { sessionUrls } from '@waypost/contracts/session';
import { useSignedIn } from '../../session/session.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Text } from '../../ui/content/text.tsx';
import { Inline } from '../../ui/page/layout.tsx';

/** Who is about to choose may have come with the wrong account. Signing in with another ends this session, and keeps the page they came for. */
export function SignedInAs() {
  const { user } = useSignedIn();
  return (
    <Inline space={3}>
      <Text tone="muted">Signed in as {user.email}</Text>
      <Button size="sm" onPress={() => location.assign(apiPath(sessionUrls.signIn))}>
        Use another account
      </Button>
    </Inline>
  );
}
