import { isRefusal, messageOf } from '../../api/api-error.ts';
import { BackToPostedJobs } from '../../entities/job-post/back-to-posted-jobs.tsx';
import { useJobPost } from '../../entities/job-post/use-job-post.ts';
import { isId } from '../../format/url-values.ts';
import { useParams } from '../../router/router.tsx';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import { Container, Stack } from '../../ui/page/layout.tsx';
import { Page } from '../../ui/page/page.tsx';
import { QueryView } from '../../ui/page/query-view.tsx';
import { Bone, Loading } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/state.tsx';
import { ApplicantsView } from './applicants-view.tsx';
import { RowBones } from './list/row-bones.tsx';
import { PostMissing } from './post-missing.tsx';

function PostBones() {
  return (
    <Container>
      <VisuallyHidden as="h1">Applicants</VisuallyHidden>
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

function Post({ jobId }: { jobId: string }) {
  const post = useJobPost(jobId);
  return (
    <QueryView
      answer={post}
      loading={<PostBones />}
      renderFailure={(error, retry) =>
        isRefusal(error, 'not-found') ? (
          <PostMissing />
        ) : (
          <Page title="Failed to load job details" back={<BackToPostedJobs />} width="reading">
            <ErrorState title={messageOf(error, 'Something went wrong on our side')} {...retry}>
              The job and its applicants are not affected.
            </ErrorState>
          </Page>
        )
      }
    >
      {({ job_post }) => <ApplicantsView key={jobId} job={job_post} />}
    </QueryView>
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
