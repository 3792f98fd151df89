import { useQuery } from '@tanstack/react-query';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { pages } from '@waypost/contracts/paths';
import { FilePenLine, Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { sentenceOf } from '../../api/sentence-of.ts';
import { ToPostedJobs } from '../../entities/job-post/to-posted-jobs.tsx';
import { copiedJob, editedJob, pathToRewrite, rewrittenJob } from '../../entities/job-post/wizard-paths.ts';
import { quoted } from '../../format/quoted.ts';
import { Navigate, useSearchParams } from '../../router/router.tsx';
import { useSignedIn } from '../../session/session.tsx';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { Columns, Stack } from '../../ui/page/layout.tsx';
import { Page } from '../../ui/page/page.tsx';
import { QueryView } from '../../ui/page/query-view.tsx';
import { Bone, Loading } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/state.tsx';
import { drafts, keyOf } from './form/draft.ts';
import { emptyForm, formOf } from './form/job-form.ts';
import { type Owner, ownerOf } from './form/owner.ts';
import { Wizard } from './wizard.tsx';

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

/** Why a post that is there cannot be edited. */
function NotEditable({ post, owner }: { post: JobPost; owner: Owner }) {
  if (post.created_by !== owner.userId) {
    return (
      <EmptyState
        icon={<Lock size={24} aria-hidden />}
        title="Only who published a job post can edit it"
        actions={<ToPostedJobs />}
      />
    );
  }
  const hasWritten = drafts.read(keyOf({ ...owner, jobId: post._id })) !== undefined;
  return (
    <EmptyState
      icon={<FilePenLine size={24} aria-hidden />}
      title="A closed job post cannot be edited"
      actions={
        <>
          <ToPostedJobs />
          <LinkButton to={hasWritten ? pathToRewrite(post._id) : pages.createJob} variant="primary">
            {hasWritten ? 'Create a new post from what you wrote' : 'Create a new post'}
          </LinkButton>
        </>
      }
    >
      {quoted(post.title)} is closed. You can still review its applicants.
      {hasWritten ? ' Changes that you had not saved are kept on this device.' : null}
    </EmptyState>
  );
}

function EditPost({ jobId, owner }: { jobId: string; owner: Owner }) {
  const answer = useQuery({
    queryKey: ['job-post-to-edit', jobId],
    queryFn: ({ signal }) => call('getJobPost', { params: { id: jobId }, querystring: {} }, { signal }),
    // Editing begins with what is there now, and nothing that comes later may replace what is being typed.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const post = answer.data?.job_post;
  if (post?.status === 'Open' && post.created_by === owner.userId) {
    return <Wizard subject={{ start: formOf(post), post }} owner={owner} />;
  }
  return (
    <Page title="Edit Job Post" width="reading">
      <QueryView
        answer={answer}
        loading={<LoadingPost />}
        renderFailure={(error, retry) => (
          <ErrorState title="Failed to load job details" {...retry} actions={<ToPostedJobs />}>
            {sentenceOf(error, 'The job post could not be read.')} Nothing was changed.
          </ErrorState>
        )}
      >
        {({ job_post }) => <NotEditable post={job_post} owner={owner} />}
      </QueryView>
    </Page>
  );
}

/** `/create-job`, `/create-job?edit={id}` for a post that is published, and `?copy={id}` for a new one like it. */
export function CreateJobScreen() {
  const session = useSignedIn();
  const [search] = useSearchParams();
  const jobId = search.get(editedJob);
  const owner = session.dashboard?.dsh_type === 'Job Seeker' ? undefined : ownerOf(session);
  const mayCreate = owner !== undefined;
  // Who switches to another dashboard here leaves anyway, and needs no warning.
  const [couldCreate] = useState(mayCreate);
  useEffect(() => {
    if (!couldCreate) toast.error('Only Recruiters and Referrers can create job posts');
  }, [couldCreate]);
  if (!mayCreate) return <Navigate to={pages.home} replace />;

  if (jobId !== null) return <EditPost key={`${owner.dashboardId} ${jobId}`} jobId={jobId} owner={owner} />;
  return (
    <Wizard
      key={owner.dashboardId}
      subject={{ start: emptyForm }}
      owner={owner}
      asked={{ duplicated: search.get(copiedJob) ?? undefined, rewritten: search.get(rewrittenJob) ?? undefined }}
    />
  );
}
