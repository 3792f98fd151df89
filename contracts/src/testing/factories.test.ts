import { describe, expect, expectTypeOf, test } from 'vitest';
import { eventDefinitions } from '../events.ts';
import { jobPostEdited, type JobPostState } from '../events/job-post-events.ts';
import { anApplicant, anApplicationState } from './applications.ts';
import * as applications from './applications.ts';
import { anEvent } from './events.ts';
import { nextId } from './factory.ts';
import { aJobPost, aJobPostContent, aJobPostState } from './job-posts.ts';
import * as jobPosts from './job-posts.ts';
import * as lookups from './lookups.ts';
import { aDashboard, aUser } from './people.ts';
import * as people from './people.ts';
import * as resumes from './resumes.ts';
import * as savedSearches from './saved-searches.ts';
import { aScore } from './scores.ts';
import * as scores from './scores.ts';

const factories: [string, () => unknown][] = Object.entries({
  ...applications,
  ...jobPosts,
  ...lookups,
  ...people,
  ...resumes,
  ...savedSearches,
  ...scores,
});

const idsIn = (value: unknown) => new Set(JSON.stringify(value).match(/\b[0-9a-f]{24}\b/g) ?? []);

test('ids are ids, and none comes twice', () => {
  const ids = Array.from({ length: 1_000 }, nextId);
  expect(new Set(ids).size).toBe(1_000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/);
});

test.each(factories)('%s needs no arguments, and shares no id with the next of its kind', (_name, make) => {
  const [one, other] = [idsIn(make()), idsIn(make())];
  expect(one.intersection(other)).toEqual(new Set());
});

describe('what a test states', () => {
  test('stands in its place, and what follows from it too', () => {
    const post = aJobPost({ _id: 'a'.repeat(24), cities: [{ name: 'Oslo' }, { name: 'Bergen' }] });
    expect(post).toMatchObject({ id: post._id, job_post_id: post._id, location: 'Oslo, Bergen' });
    expect(post.city_details).toEqual(post.cities);
    expect(aJobPostState({ job_post_category: 'Referral' }).owner_type).toBe('Referrer');
    expect(aDashboard({ dsh_type: 'Recruiter' })).toMatchObject({ assigned_role: 'Recruiter' });
    const user = aUser({ first_name: 'Ines' });
    expect(user).toMatchObject({ first_name: 'Ines', id: user._id });
    expect(anApplicant({ user_score: 500 })).toMatchObject({ user_score: 500, score_status: 'ready' });
    expect(anApplicationState()).toMatchObject({ user_score: null, score_status: 'pending' });
  });

  test('is refused where the wire does not allow it', () => {
    expect(() => aJobPost({ _id: 'one' })).toThrow('Expected an id');
    expect(() => aJobPostContent({ title: ' ' })).toThrow('Job title is required');
  });
});

test('the parts of a score sum to it', () => {
  const { breakdown, user_score } = aScore({ user_score: 730 });
  expect(breakdown.reduce((sum, { points }) => sum + points, 0)).toBe(user_score);
  expect(aScore({ user_score: null })).toMatchObject({ status: 'pending', breakdown: [], computed_at: null });
});

test.each(eventDefinitions)('an event of the type $type is keyed by what it is about', (definition) => {
  const { data, ...about } = anEvent(definition);
  expect(about).toMatchObject({ type: definition.type, schema_version: definition.schemaVersion, version: 1 });
  expect(Object.values(data as object)).toContain(about.key);
});

test('an event carries what is stated of its data, typed by its definition', () => {
  const event = anEvent(jobPostEdited, { version: 4, data: { title: 'Head gardener' } });
  expectTypeOf(event.data).toEqualTypeOf<JobPostState>();
  expect(event).toMatchObject({ version: 4, data: { version: 4, title: 'Head gardener' } });
});
