import { applyToJob, listApplicants } from '@waypost/contracts/calls/applications';
import { publishJobPost, searchJobPosts } from '@waypost/contracts/calls/jobs';
import { jobPostBody } from '@waypost/local/testing/job-post-body';
import { type Person, type Visitor, signIn, visit } from '@waypost/local/testing/person';
import { pdfFile } from '@waypost/resumes/testing/resume-files';

type PostBody = Parameters<typeof jobPostBody>[1];

/** Somebody who publishes, somebody who applies, somebody who only looks, and what they do. */
export type Scene = {
  recruiter: Person;
  seeker: Person;
  visitor: Visitor;
  /** @returns the post's id. */
  publish(some?: PostBody): Promise<string>;
  /** @returns the application's id. */
  apply(job_post_id: string): Promise<string>;
  /** The ids that a visitor finds. */
  search(keyword: string): Promise<string[]>;
  /** The applicants of a post as its owner sees them. */
  applicants(job_post_id: string): Promise<{ _id: string; score_status: string }[]>;
};

export async function openScene(url: string): Promise<Scene> {
  const recruiter = await signIn(url, `rosa.${crypto.randomUUID()}@example.org`, 'Recruiter');
  const seeker = await signIn(url, `ines.${crypto.randomUUID()}@example.org`, 'Job Seeker');
  const visitor = visit(url);
  const resume = await seeker.uploadResume({ name: 'cv.pdf', bytes: await pdfFile() });
  return {
    recruiter,
    seeker,
    visitor,
    async publish(some) {
      const { job_post } = await recruiter.call(publishJobPost, { body: jobPostBody(recruiter, some) });
      return job_post.id;
    },
    async apply(id) {
      const { user_id, dsh_id } = seeker;
      const body = { user_id, dsh_id, user_resume_id: resume._id, answers: [] };
      const { application } = await seeker.call(applyToJob, { params: { id }, body });
      return application._id;
    },
    search: async (keyword) =>
      (await visitor.call(searchJobPosts, { querystring: { keyword } })).jobs.map(({ id }) => id),
    applicants: async (id) => (await recruiter.call(listApplicants, { params: { id }, body: {} })).applicants,
  };
}
