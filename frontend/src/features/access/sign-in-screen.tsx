import { pages } from '@waypost/contracts/paths';
import { apiPath } from '@waypost/contracts/routes';
import { sessionUrls } from '@waypost/contracts/session';
import { Search } from 'lucide-react';
// Icons are imported by their own files, so that the build can keep them apart from those of other screens.
import Briefcase from 'lucide-react/icons/briefcase';
import Handshake from 'lucide-react/icons/handshake';
import { useState } from 'react';
import { farewell } from '../../session/farewell.ts';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { text } from '../../ui/content/text.css.ts';
import { Heading, Text } from '../../ui/content/text.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { Banner } from '../../ui/page/banner.tsx';
import { Stack } from '../../ui/page/layout.tsx';
import { Logo } from '../../ui/page/logo.tsx';
import { usePage } from '../../ui/page/page.tsx';
import { GoogleMark } from './google-mark.tsx';
import * as styles from './sign-in-screen.css.ts';
import { useOneTap } from './use-one-tap.ts';

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
  useOneTap();
  const [isUnmeant] = useState(farewell.isUnmeant);
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
        {isUnmeant ? (
          <Banner title="Your session ended">Sign in and you are back where you were; what you typed is kept.</Banner>
        ) : null}
        <Stack space={3}>
          <h1 ref={heading} id="sign-in-title" tabIndex={-1} className={text({ size: 'xxl', balanced: true })}>
            Hiring, faster and fairer
          </h1>
          <Text size="md" tone="muted">
            Waypost brings job seekers, recruiters and referrers together around the job itself.
          </Text>
        </Stack>
        <Stack space={3}>
          <PlainButton
            variant="primary"
            size="lg"
            isFullWidth
            icon={<GoogleMark />}
            isPending={leaving}
            pendingLabel="Signing in..."
            onPress={signIn}
          >
            Continue with Google
          </PlainButton>
          <Text tone="muted">Sign in with your Google account. No extra password.</Text>
        </Stack>
        <div className={styles.look}>
          <LinkButton to={pages.jobs} size="lg" isFullWidth icon={<Search size={16} aria-hidden />}>
            Browse open jobs
          </LinkButton>
          <Text tone="muted">You don’t need an account to look around.</Text>
        </div>
      </section>
      <ul className={styles.roles} aria-label="What Waypost does for you">
        {roles.map(({ icon, title, text: words }) => (
          <li key={title} className={styles.role}>
            <span className={styles.roleIcon}>{icon}</span>
            <Stack space={1}>
              <Heading level={2} size="md">
                {title}
              </Heading>
              <Text tone="muted">{words}</Text>
            </Stack>
          </li>
        ))}
      </ul>
    </main>
  );
}
