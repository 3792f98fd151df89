import { useIsMutating, useQuery } from '@tanstack/react-query';
import type { Profile } from '@waypost/contracts/entities/profile';
import { useEffect, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { CompletionPanel } from '../../entities/person/completion-panel.tsx';
import { CopyProfileLink } from '../../entities/person/copy-profile-link.tsx';
import { ownProfileQuery, profileKeys } from '../../entities/person/profile.ts';
import { useResumes } from '../../entities/resume/queries.ts';
import { useLocation } from '../../router/router.tsx';
import { useEndedBy } from '../../session/ended-session.ts';
import { useLive } from '../../session/live.tsx';
import { useSignedIn } from '../../session/session.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Text } from '../../ui/content/text.tsx';
import { Stack } from '../../ui/page/layout.tsx';
import { Page } from '../../ui/page/page.tsx';
import { QueryView, type Retry } from '../../ui/page/query-view.tsx';
import { Bone, BoneLines, Loading } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/state.tsx';
import { PictureControl } from './picture-control.tsx';
import { ProfileOverview } from './profile-overview.tsx';
import * as styles from './profile.css.ts';

const mustLogIn = 'You must be logged in to view profile';

const ProfileBones = () => (
  <Loading label="Loading your profile...">
    <Stack space={6}>
      <Bone height="4rem" />
      <Bone height="12rem" />
      <BoneLines count={6} />
    </Stack>
  </Loading>
);

function Unavailable({ error, retry: { onRetry, isRetrying } }: { error: Error; retry: Retry }) {
  return (
    <ErrorState
      title="Profile not available"
      actions={
        <Button isPending={isRetrying} pendingLabel="Trying again…" onPress={onRetry}>
          Try Again
        </Button>
      }
    >
      <p>There was an issue loading your profile.</p>
      <p>{messageOf(error, 'Failed to load profile data')}</p>
    </ErrorState>
  );
}

function Person({ user, username }: Pick<Profile, 'user'> & { username: string }) {
  const name = `${user.first_name} ${user.last_name}`.trim();
  return (
    <section aria-label="You" className={styles.person}>
      <PictureControl name={name} user={user} />
      <div className={styles.names}>
        <Text size="lg" weight="strong">
          {name}
        </Text>
        {user.headline ? (
          <Text>
            <bdi>{user.headline}</bdi>
          </Text>
        ) : null}
        <Text size="xs" tone="muted">
          @{username}
        </Text>
      </div>
      <CopyProfileLink username={username} />
    </section>
  );
}

/** Where a section of the completion stands on this page. */
const toSection = ({ title }: { title: string }) => `#${title.toLowerCase().replaceAll(' ', '-')}`;

/** Brings focus to the section that the address names, also when it is asked for again. */
function useSection(isThere: boolean) {
  const { hash, key } = useLocation();
  useEffect(() => {
    const heading = isThere && hash !== '' ? document.getElementById(hash.slice(1)) : null;
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'center' });
  }, [hash, key, isThere]);
}

/** One's profile, kept up to date while it is changed elsewhere. */
function useOwnProfile(userId: string) {
  const profile = useQuery(ownProfileQuery(userId));
  const [told, setTold] = useState({ version: 0 });
  useLive((signal) => {
    if (signal.kind === 'profile') setTold(signal);
    // It may have been told of another one.
    if (signal.kind === 'resumed') setTold({ version: (profile.data?.version ?? 0) + 1 });
  });
  // What is on its way from here is answered with all that changed meanwhile, and is shown already.
  const isChanging = useIsMutating({ mutationKey: profileKeys.changes(userId) }) > 0;
  const { data, refetch } = profile;
  const isBehind = !isChanging && data !== undefined && data.version < told.version;
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, told, refetch]);
  return profile;
}

/** One's own profile. */
export function ProfileScreen() {
  const { user } = useSignedIn();
  const profile = useOwnProfile(user._id);
  useEndedBy(profile.error, mustLogIn);
  // They stand above most of the page, so it begins with them.
  const isComplete = !useResumes().isPending;
  useSection(isComplete && profile.data !== undefined);
  return (
    <Page title="Profile" width="reading">
      <QueryView
        answer={profile}
        loading={<ProfileBones />}
        renderFailure={(error, retry) => <Unavailable error={error} retry={retry} />}
        staleTitle="Your profile could not be loaded again"
      >
        {(data) =>
          isComplete ? (
            <Stack space={6}>
              <Person user={data.user} username={data.user.username || user.username} />
              <CompletionPanel toSection={toSection} padding="lg" />
              <ProfileOverview profile={data} />
            </Stack>
          ) : (
            <ProfileBones />
          )
        }
      </QueryView>
    </Page>
  );
}
