import { applyToJob, changeApplicantStatus, withdrawApplication } from '@waypost/contracts/calls/applications';
import type { DemoApplication } from './demo-application.ts';
import type { DemoJobPost } from './demo-job-post.ts';
import { ownerOf } from './load-job-posts.ts';
import type { Seeker } from './load-people.ts';
import { peopleAtOnce, type Loading } from './loading.ts';
import { mapSome } from './map-some.ts';
import type { Account } from './open-account.ts';

/** Applies as the seekers, and decides as the owners of the posts. */
export async function apply(
  { client, step }: Loading,
  demo: {
    posts: readonly DemoJobPost[];
    postIds: readonly string[];
    seekers: readonly Seeker[];
    owners: readonly Account[];
    applications: readonly DemoApplication[];
  },
): Promise<void> {
  const bySeeker = [...Map.groupBy(demo.applications, ({ seeker }) => seeker)];
  const decided = new Map<string, { post: DemoJobPost; status: DemoApplication['status']; ids: string[] }>();
  await mapSome(bySeeker, peopleAtOnce, async ([index, applications]) => {
    const { actor, dsh_id, resume_id } = demo.seekers[index] as Seeker;
    for (const { post, answers, status } of applications) {
      const id = demo.postIds[post] ?? '';
      const body = { user_id: actor.user_id, user_resume_id: resume_id, dsh_id, answers };
      // The key makes a repeated application answer what the first one did.
      const { application } = await client.call(
        applyToJob,
        { params: { id }, body },
        { actor, headers: { 'idempotency-key': `demo-${id}` } },
      );
      step(1, 'Applications');
      if (status === 'Withdrawn') {
        await client.call(withdrawApplication, { params: { id: application._id } }, { actor });
        continue;
      }
      const key = `${id} ${status}`;
      const decision = decided.get(key) ?? { post: demo.posts[post] as DemoJobPost, status, ids: [] };
      decision.ids.push(application._id);
      decided.set(key, decision);
    }
  });
  await mapSome(
    [...decided].filter(([, { status }]) => status !== 'Applied'),
    peopleAtOnce,
    async ([key, { post, status, ids }]) => {
      const { actor } = demo.owners[ownerOf(post)] as Account;
      await client.call(
        changeApplicantStatus,
        { params: { id: key.split(' ')[0] ?? '' }, body: { applicant_ids: ids, changed_status: status } },
        { actor },
      );
    },
  );
}
