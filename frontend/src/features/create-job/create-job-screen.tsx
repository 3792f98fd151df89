import { useQuery } from '@tanstack/react-query';
import { editedJob, pages } from '@waypost/contracts/paths';
import { FilePenLine, Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useSignedIn } from '../../session/session.tsx';
import { Columns, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { Bone, Loading } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { toast } from '../../ui/toast.ts';
import type { Owner } from './draft.ts';
import { emptyForm, formOf } from './job-form.ts';
import { Wizard } from './wizard.tsx';

const toPostedJobs = <LinkButton to={pages.postedJobs}>Go to Posted Jobs</LinkButton>;

function LoadingPost() {
  return (
    <Loading label="Loading the job post...">
      <Stack space={6}>
        <Bone height="1.5rem" width="40%" />
        <Bone height="2.25rem" />
        <Columns count={2}>
          <Bone height="2.25rem" />
          <Bone height="2.25rem" />
        </Columns>
        <Bone height="12rem" />
      </Stack>
    </Loading>
  );
}

function EditPost({ jobId, owner }: { jobId: string; owner: Owner }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['job-post-to-edit', jobId],
    queryFn: ({ signal }) => call('getJobPost', { params: { id: jobId }, querystring: {} }, { signal }),
    // Editing begins with what is there now, and nothing that comes later may replace what is being typed.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const post = data?.job_post;
  if (post?.status === 'Open' && post.created_by === owner.userId) {
    return <Wizard subject={{ start: formOf(post), post }} owner={owner} />;
  }
  return (
    <Page title="Edit Job Post" width="reading">
      {post === undefined && error === null ? <LoadingPost /> : null}
      {error === null ? null : (
        <ErrorState
          title="Failed to load job details"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          actions={toPostedJobs}
        >
          {messageOf(error, 'The job post could not be read.')} Nothing was changed.
        </ErrorState>
      )}
      {post !== undefined && post.created_by !== owner.userId ? (
        <EmptyState
          icon={<Lock size={24} aria-hidden />}
          title="Only who published a job post can edit it"
          actions={toPostedJobs}
        />
      ) : null}
      {post !== undefined && post.created_by === owner.userId ? (
        <EmptyState
          icon={<FilePenLine size={24} aria-hidden />}
          title="A closed job post cannot be edited"
          actions={
            <>
              {toPostedJobs}
              <LinkButton to={pages.createJob} variant="primary">
                Create a new post
              </LinkButton>
            </>
          }
        >
          “{post.title}” is closed. Its applicants can still be worked through.
        </EmptyState>
      ) : null}
    </Page>
  );
}

/** `/create-job`, and `/create-job?edit={id}` for a post that is published. */
export function CreateJobScreen() {
  const { user, dashboard } = useSignedIn();
  const [search] = useSearchParams();
  const jobId = search.get(editedJob);
  const mayCreate = dashboard !== undefined && dashboard.dsh_type !== 'Job Seeker';
  // Who switches to another dashboard here leaves anyway, and needs no warning.
  const [couldCreate] = useState(mayCreate);
  useEffect(() => {
    if (!couldCreate) toast.error('Only Recruiters and Referrers can create job posts');
  }, [couldCreate]);
  if (!mayCreate) return <Navigate to={pages.home} replace />;

  const owner = { userId: user._id, dashboardId: dashboard.dsh_id };
  if (jobId !== null) return <EditPost key={`${owner.dashboardId} ${jobId}`} jobId={jobId} owner={owner} />;
  return <Wizard key={owner.dashboardId} subject={{ start: emptyForm }} owner={owner} />;
}
