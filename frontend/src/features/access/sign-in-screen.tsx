import { apiPath } from '@waypost/contracts/routes';
import { sessionUrls } from '@waypost/contracts/session';
import { Briefcase, Handshake, Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Logo } from '../../ui/logo.tsx';
import { usePage } from '../../ui/page.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { GoogleMark } from './google-mark.tsx';
import * as styles from './sign-in-screen.css.ts';

const roles = [
  {
    icon: <Search size={20} aria-hidden />,
    title: 'Job seekers',
    text: 'See how well you match before you apply, and follow every application to its answer.',
  },
  {
    icon: <Briefcase size={20} aria-hidden />,
    title: 'Recruiters',
    text: 'Publish a post in four steps. Applicants arrive ranked by AI, each score with its reasons.',
  },
  {
    icon: <Handshake size={20} aria-hidden />,
    title: 'Referrers',
    text: 'Collect candidates for the roles you know, shortlist the best and pass them on.',
  },
] as const;

export function SignInScreen() {
  const heading = usePage('Sign in');
  const [leaving, setLeaving] = useState(false);
  const signIn = () => {
    setLeaving(true);
    toast.info('Redirecting to Google sign-in...');
    location.assign(apiPath(sessionUrls.signIn));
  };

  return (
    <main className={styles.page}>
      <section className={styles.entrance} aria-labelledby="sign-in-title">
        <Logo />
        <Stack space={3}>
          <Heading level={1} id="sign-in-title" ref={heading} tabIndex={-1}>
            Hiring, faster and fairer
          </Heading>
          <Text size="md" tone="muted">
            Waypost brings job seekers, recruiters and referrers together around the job itself.
          </Text>
        </Stack>
        <Button
          variant="secondary"
          size="lg"
          isFullWidth
          icon={<GoogleMark />}
          isPending={leaving}
          pendingLabel="Signing in..."
          onPress={signIn}
        >
          Continue with Google
        </Button>
        <Text size="xs" tone="muted">
          Your Google account is the only way in: there is no password to forget.
        </Text>
      </section>
      <ul className={styles.roles} aria-label="What Waypost does for you">
        {roles.map(({ icon, title, text }) => (
          <li key={title} className={styles.role}>
            <span className={styles.roleIcon}>{icon}</span>
            <Stack space={1}>
              <Heading level={2} size="md">
                {title}
              </Heading>
              <Text tone="muted">{text}</Text>
            </Stack>
          </li>
        ))}
      </ul>
    </main>
  );
}
