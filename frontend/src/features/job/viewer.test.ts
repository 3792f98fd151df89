import { describe, expect, it } from 'vitest';
import { viewerOf } from './viewer.ts';

const open = { job_post: { created_by: 'recruiter', status: 'Open' as const }, is_applied: false };
const seeker = { userId: 'seeker', dashboardType: 'Job Seeker' as const };
const creator = { userId: 'recruiter', dashboardType: 'Recruiter' as const };

describe('who looks at a post', () => {
  it('may apply as a job seeker', () => expect(viewerOf(open, seeker).mayApply).toBe(true));

  it('may try where nobody knows whether they have applied', () =>
    expect(viewerOf({ ...open, is_applied: null }, seeker).mayApply).toBe(true));

  it.each([
    ['has applied', { ...open, is_applied: true }, seeker],
    ['sees a closed post', { ...open, job_post: { ...open.job_post, status: 'Close' as const } }, seeker],
    ['works as a recruiter', open, { ...seeker, dashboardType: 'Recruiter' as const }],
    ['has published it', open, { ...creator, dashboardType: 'Job Seeker' as const }],
  ])('may not apply who %s', (_, details, looking) => expect(viewerOf(details, looking).mayApply).toBe(false));

  it('sees applicants of their own post on a dashboard that publishes', () => {
    expect(viewerOf(open, creator).worksOnIt).toBe(true);
    expect(viewerOf(open, { ...creator, dashboardType: 'Job Seeker' }).worksOnIt).toBe(false);
    expect(viewerOf(open, { ...creator, userId: 'another' }).worksOnIt).toBe(false);
  });
});
