import { hashKey, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Applicant } from '@waypost/contracts/entities/application';
import { call, type Input, type Output } from '../../api/call.ts';

export type Applicants = Output<'listApplicants'>;
export type ResumeFile = Output<'getApplicantResume'>;

/** Under which names answers about the applications to a post are kept. */
export const applicationKeys = {
  lists: (jobId: string) => ['applicants', jobId, 'list'],
  /** Everything but the resume, so that no refresh reloads the document that somebody reads. */
  ofPost: (jobId: string) => ['applicants', jobId],
  resumes: ['applicant-resume'],
  /** Changes of the status of applicants, while they are under way. */
  changes: (jobId: string) => ['applicants', jobId, 'change'],
  /** One's own applications. */
  own: ['applied-posts'],
} as const;

/** Milliseconds between two looks for what comes by itself, and is not told of. */
const poll = 2_000;

/** Who applied a moment ago, and is not known by name yet. */
const isUnnamed = ({ user_info, hidden_as, is_deleted }: Applicant) =>
  user_info === null && hidden_as === null && !is_deleted;

/** A little less than a link to a file lives. */
const linkTime = 4 * 60_000;

export const applicantsQuery = (jobId: string, body: Input<'listApplicants'>['body']) =>
  queryOptions({
    queryKey: [...applicationKeys.lists(jobId), body],
    queryFn: ({ signal }) => call('listApplicants', { params: { id: jobId }, body }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    // What changed while the page was closed has not been told.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.applicants.some(isUnnamed) ? poll : false),
  });

/** With the longest answers there may be, a call of so many can be answered. */
const pageOfBest = 50;

/** As many of the best scored of a filter as a choice among them takes, page after page. */
export const bestApplicantsQuery = (
  jobId: string,
  body: Pick<Input<'listApplicants'>['body'], 'user_id' | 'filters'>,
  isEnough: (found: readonly Applicant[]) => boolean,
  key: readonly unknown[],
) => {
  const ofBody = [...applicationKeys.lists(jobId), 'best', body];
  return queryOptions({
    queryKey: [...ofBody, ...key],
    queryFn: async ({ signal }) => {
      /** By id: an applicant whose score changes meanwhile may stand on two pages. */
      const found = new Map<string, Applicant>();
      for (let page = 1; ; page++) {
        const answer = await call(
          'listApplicants',
          { params: { id: jobId }, body: { ...body, page, limit: pageOfBest, sort: 'score' } },
          { signal },
        );
        for (const one of answer.applicants) found.set(one._id, one);
        const applicants = [...found.values()];
        if (answer.applicants.length === 0 || found.size >= answer.total || isEnough(applicants)) return { applicants };
      }
    },
    placeholderData: (before, query) =>
      // Under another filter these would be other people, so nothing of the former answer may be shown.
      query && hashKey(query.queryKey.slice(0, ofBody.length)) === hashKey(ofBody)
        ? keepPreviousData(before)
        : undefined,
    staleTime: 0,
  });
};

/** Whom a link names, where the list does not show them. */
export const applicantQuery = (jobId: string, application: string) =>
  queryOptions({
    queryKey: [...applicationKeys.ofPost(jobId), 'one', application],
    queryFn: ({ signal }) => call('getApplicant', { params: { id: jobId, application } }, { signal }),
    staleTime: 0,
  });

export const historyQuery = (jobId: string, id: string) =>
  queryOptions({
    queryKey: [...applicationKeys.ofPost(jobId), 'history', id],
    queryFn: ({ signal }) => call('getApplicationHistory', { params: { id } }, { signal }),
    staleTime: 0,
  });

export const applicationScoreQuery = (jobId: string, id: string) =>
  queryOptions({
    queryKey: [...applicationKeys.ofPost(jobId), 'score', id],
    queryFn: ({ signal }) => call('getApplicationScore', { params: { id } }, { signal }),
    staleTime: 0,
  });

/** The resume as it was sent, or what a blind review leaves of it; asked again while its text is being read. Applying again sends another one. */
export const applicantResumeQuery = ({
  _id,
  applied_at,
  hidden_as,
}: Pick<Applicant, '_id' | 'applied_at' | 'hidden_as'>) =>
  queryOptions({
    queryKey: [...applicationKeys.resumes, _id, applied_at, hidden_as],
    queryFn: ({ signal }) => call('getApplicantResume', { params: { id: _id } }, { signal }),
    staleTime: linkTime,
    gcTime: linkTime,
    refetchInterval: ({ state }) => (state.data?.text_status === 'pending' ? poll : false),
  });
