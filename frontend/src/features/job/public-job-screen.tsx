import { pages } from '@waypost/contracts/paths';
import { isRefusal, mayPass, messageOf } from '../../api/api-error.ts';
import { useParams } from '../../router/router.tsx';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Text } from '../../ui/content/text.tsx';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import { Container, Inline, Stack } from '../../ui/page/layout.tsx';
import { Page } from '../../ui/page/page.tsx';
import { QueryView, type Retry } from '../../ui/page/query-view.tsx';
import { Bone, BoneLines, Loading } from '../../ui/page/skeleton.tsx';
import * as styles from './public-job-screen.css.ts';
import { PublicPost } from './public-post.tsx';
import { usePublicJob } from './use-public-job.ts';

function Missing({ error, retry }: { error: Error; retry: Retry }) {
  const unsaid = isRefusal(error, 'not-found')
    ? "The job you're looking for might have been removed or doesn't exist."
    : 'Failed to load job details. Please try again.';
  return (
    <Page title="Oops! Job Not Found" width="reading">
      <Stack space={4} align="start">
        <Text>{messageOf(error, unsaid)}</Text>
        <Inline>
          {mayPass(error) || isRefusal(error, 'too-many-requests') ? (
            <PlainButton isPending={retry.isRetrying} pendingLabel="Trying again…" onPress={retry.onRetry}>
              Retry
            </PlainButton>
          ) : null}
          <LinkButton to={pages.jobs} variant="primary">
            Browse All Jobs
          </LinkButton>
          <LinkButton to={pages.start}>Return to Home</LinkButton>
        </Inline>
      </Stack>
    </Page>
  );
}

function Bones() {
  return (
    <Container width="reading">
      <VisuallyHidden as="h1">Job post</VisuallyHidden>
      <Loading label="Loading job details...">
        <div className={styles.bones}>
          <Bone width="8rem" height="1.25rem" />
          <Bone width="70%" height="2rem" />
          <Bone width="40%" />
          <Bone height="5rem" />
          <BoneLines count={8} />
        </div>
      </Loading>
    </Container>
  );
}

/** What a shared link shows to anybody. */
export function PublicJobScreen() {
  const { jobId } = useParams();
  return (
    <QueryView
      answer={usePublicJob(jobId)}
      loading={<Bones />}
      renderFailure={(error, retry) => <Missing error={error} retry={retry} />}
    >
      {(details) => <PublicPost details={details} />}
    </QueryView>
  );
}
