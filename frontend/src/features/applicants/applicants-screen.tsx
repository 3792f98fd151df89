import { useParams } from 'react-router-dom';
import { isRefusal, messageOf } from '../../api/api-error.ts';
import { useJobPost } from '../../entities/job-post/queries.ts';
import { isId } from '../../format/url-values.ts';
import { Container, Stack } from '../../ui/layout.tsx';
import { Page } from '../../ui/page.tsx';
import { Bone, Loading } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { ApplicantsView } from './applicants-view.tsx';
import { BackLink, PostMissing } from './post-missing.tsx';
import { RowBones } from './row-bones.tsx';

function Post({ jobId }: { jobId: string }) {
  const { data, error, isFetching, refetch } = useJobPost(jobId);
  if (data !== undefined) return <ApplicantsView key={jobId} job={data.job_post} />;
  if (isRefusal(error, 'not-found')) return <PostMissing />;
  if (error !== null) {
    return (
      <Page title="Failed to load job details" back={<BackLink />} width="reading">
        <ErrorState
          title={messageOf(error, 'Something went wrong on our side')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          The job and its applicants are not affected.
        </ErrorState>
      </Page>
    );
  }
  return (
    <Container>
      <Loading label="Loading job details...">
        <Stack space={6}>
          <Stack space={2}>
            <Bone width="6rem" />
            <Bone width="50%" height="2rem" />
            <Bone width="30%" />
          </Stack>
          <RowBones />
        </Stack>
      </Loading>
    </Container>
  );
}

/** Who applied to a post of one's own. */
export function ApplicantsScreen() {
  const { jobId } = useParams();
  return isId(jobId) ? (
    <Post jobId={jobId} />
  ) : (
    <PostMissing title="Unable to load job details - invalid job ID">
      The link may be incomplete. Your posted jobs lead to their applicants.
    </PostMissing>
  );
}
