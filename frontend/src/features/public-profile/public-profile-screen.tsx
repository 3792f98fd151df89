import type { PublicProfile } from '@waypost/contracts/entities/profile';
import { pages, pathTo } from '@waypost/contracts/paths';
import { ChevronLeft, UserRoundX } from 'lucide-react';
import { isRefusal, messageOf } from '../../api/api-error.ts';
import { isOpenedFromSearch } from '../../entities/person/opened-from.ts';
import { Navigate, useLocation, useParams, useSearchParams } from '../../router/router.tsx';
import { useWayBack } from '../../router/use-way-back.ts';
import { useSession } from '../../session/session.tsx';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Heading, Text } from '../../ui/content/text.tsx';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import { WrittenText } from '../../ui/content/written-text.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Container } from '../../ui/page/layout.tsx';
import { Page, usePage } from '../../ui/page/page.tsx';
import { QueryView, type Retry } from '../../ui/page/query-view.tsx';
import { Bone, BoneCircle, BoneLines, Loading } from '../../ui/page/skeleton.tsx';
import { EmptyState } from '../../ui/page/state.tsx';
import { nameOf, ProfileFacts, ProfileHead } from './profile-head.tsx';
import { ProfileSections } from './profile-sections.tsx';
import * as styles from './public-profile.css.ts';
import { usePublicProfile } from './use-public-profile.ts';
import { viewOf } from './view.ts';

function BackLink() {
  const isFromSearch = isOpenedFromSearch(useLocation().state);
  const goBack = useWayBack(() => isFromSearch);
  return (
    <div className={styles.screenOnly}>
      <LinkButton
        to={pages.home}
        variant="quiet"
        size="sm"
        isFlush
        icon={<ChevronLeft size={16} aria-hidden />}
        onClick={goBack}
      >
        {isFromSearch ? 'Back to Search Results' : 'Back to Home'}
      </LinkButton>
    </div>
  );
}

function Missing({ error, retry }: { error: Error; retry: Retry }) {
  const goBack = useWayBack();
  return (
    <Page title="Profile Not Found" width="reading">
      <EmptyState
        icon={<UserRoundX size={24} aria-hidden />}
        title={messageOf(error, 'Failed to load user profile')}
        actions={
          <>
            {!isRefusal(error, 'not-found') ? (
              <PlainButton isPending={retry.isRetrying} pendingLabel="Trying again…" onPress={retry.onRetry}>
                Retry
              </PlainButton>
            ) : null}
            <LinkButton to={pages.home} onClick={goBack}>
              Go Back
            </LinkButton>
          </>
        }
      />
    </Page>
  );
}

const Bones = () => (
  <Container>
    <VisuallyHidden as="h1">Profile</VisuallyHidden>
    <Loading label="Loading profile...">
      <div className={styles.page}>
        <Bone height="6rem" />
        <BoneCircle size="6rem" />
        <Bone width="40%" height="2rem" />
        <BoneLines count={8} />
      </div>
    </Loading>
  </Container>
);

/** To whom it is shown all the same. */
function Hidden({ person }: { person: PublicProfile }) {
  const session = useSession();
  const isOwn = session.status === 'signed-in' && session.user._id === person._id;
  return (
    <div className={styles.screenOnly}>
      <Banner title={isOwn ? 'Your profile is hidden' : 'This profile is hidden'}>
        <Text>
          {isOwn
            ? 'Only you and the people whose jobs you applied to see this page. Everyone else is told that it does not exist.'
            : 'You can see it because this person applied to one of your jobs.'}
        </Text>
      </Banner>
    </div>
  );
}

function Person({ person, isPart }: { person: PublicProfile; isPart: boolean }) {
  const [search] = useSearchParams();
  const heading = usePage(nameOf(person));
  const about = person.user.about_me?.trim();
  return (
    <Container>
      <div className={styles.page}>
        <BackLink />
        {person.is_hidden ? <Hidden person={person} /> : null}
        <article className={styles.profile}>
          <ProfileHead person={person} isPart={isPart} heading={heading} />
          <div className={styles.columns}>
            <ProfileFacts person={person} />
            <div className={styles.content}>
              {about ? (
                <section aria-labelledby="about" className={styles.about}>
                  <Heading level={2} id="about">
                    About Me
                  </Heading>
                  <WrittenText headingLevel={3}>{about}</WrittenText>
                </section>
              ) : null}
              <ProfileSections person={person} view={viewOf(search)} />
            </div>
          </div>
        </article>
      </div>
    </Container>
  );
}

/** Somebody's profile, as everybody may read it. An id and a former username lead to the username of now. */
export function PublicProfileScreen() {
  const { username = '' } = useParams();
  const { search, state } = useLocation();
  const { answer, refetch, isPart } = usePublicProfile(username);
  return (
    <QueryView
      answer={answer}
      loading={<Bones />}
      renderFailure={(error, retry) => <Missing error={error} retry={{ ...retry, onRetry: () => void refetch() }} />}
    >
      {(person) =>
        person.username === username ? (
          <Person person={person} isPart={isPart} />
        ) : (
          <Navigate to={pathTo('publicProfile', person) + search} state={state} replace />
        )
      }
    </QueryView>
  );
}
