import { AppError } from '@waypost/contracts/errors';
import { jobPostState } from '@waypost/contracts/events/job-post-events';
import { derivedId } from '@waypost/runtime/service/derived-id';
import { created, decided } from '@waypost/runtime/testing/decided';
import { describe, expect, it } from 'vitest';
import {
  changeStatus,
  edit,
  importAgain,
  publicState,
  publish,
  takeDown,
  toJobPost,
  type Post,
  type PostContent,
} from './job-post.ts';

const at = '2031-05-01T10:00:00.000Z';
const later = '2031-05-02T10:00:00.000Z';
const id = derivedId('post');
const owner = { user_id: derivedId('user'), dsh_id: derivedId('dashboard'), owner_type: 'Recruiter' as const };
const content: PostContent = {
  title: 'Lighthouse keeper',
  description: 'Keep the light.',
  responsibility: '',
  minimum_qualification: '',
  preferred_qualification: '',
  cities: [{ name: 'Skerry' }, { name: 'Holm' }],
  skills: [],
  questions: [],
  links: [],
  job_post_tags: ['lamps'],
  company_name: 'Palm Row',
  apply_link: 'https://example.com/apply',
};

const publishing = (given: Partial<Parameters<typeof publish>[1]> = {}) =>
  publish(content, { id, owner, at, ...given });
const published = (given: Partial<Parameters<typeof publish>[1]> = {}): Post => publishing(given).value;
const stored = { id, version: 1 };
const shownOf = (value: Post) => toJobPost({ ...stored, value });

it('has no end to its years where its document says 0', () => {
  const shown = shownOf({ ...published(), minimum_yrs_of_exp_needed: 3, maximum_yrs_of_exp_needed: 0 });
  expect(shown).toMatchObject({ minimum_yrs_of_exp_needed: 3 });
  expect(shown).not.toHaveProperty('maximum_yrs_of_exp_needed');
});

it.each([
  [{ minimum_yrs_of_exp_needed: 0 }, {}],
  [{ minimum_yrs_of_exp_needed: 0, maximum_yrs_of_exp_needed: 0 }, {}],
  [
    { minimum_yrs_of_exp_needed: 0, maximum_yrs_of_exp_needed: 2 },
    { minimum_yrs_of_exp_needed: 0, maximum_yrs_of_exp_needed: 2 },
  ],
])('asks for years only where either is above 0: with %o for %o', (years, asked) => {
  const { minimum_yrs_of_exp_needed, maximum_yrs_of_exp_needed } = shownOf({ ...published(), ...years });
  expect({ minimum_yrs_of_exp_needed, maximum_yrs_of_exp_needed }).toEqual(asked);
});

const codeOf = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    return (error as AppError).code;
  }
  return 'nothing refused';
};

describe('publishing', () => {
  it('opens the post and tells its whole state', () => {
    const { now, told } = created(publishing());
    expect(now.value).toMatchObject({ status: 'Open', posted_date: at, created_by: owner.user_id });
    expect(told.map(({ type }) => type)).toEqual(['job-post.published']);
    expect(jobPostState.parse(told[0]?.data)).toEqual(told[0]?.data);
    expect(told[0]?.data).toMatchObject({ version: 1, location: 'Skerry, Holm', dsh_id: owner.dsh_id });
  });

  it.each([
    ['Recruiter', 'Recruitment'],
    ['Referrer', 'Referral'],
  ] as const)('under a %s dashboard makes its category %s', (owner_type, category) => {
    expect(shownOf(published({ owner: { ...owner, owner_type } })).job_post_category).toBe(category);
  });

  it('keeps an earlier date of posting, and never one that is still to come', () => {
    expect(published({ posted_date: '2030-01-01T00:00:00.000Z' }).posted_date).toBe('2030-01-01T00:00:00.000Z');
    expect(published({ posted_date: later }).posted_date).toBe(at);
  });
});

describe('editing', () => {
  const by = owner.user_id;
  const { company_name: _name, apply_link: _link, ...bare } = content;

  it('replaces the content, so that what is left out is gone', () => {
    const ringer = { ...bare, title: 'Bell ringer' };
    const decision = edit(published(), stored, { content: ringer, by, at: later, version: undefined });
    expect(decision.value).toMatchObject({ title: 'Bell ringer', updated_at: later, posted_date: at });
    expect(decision.value).not.toHaveProperty('apply_link');
    expect(decided(stored, decision).told).toEqual([
      { type: 'job-post.edited', data: expect.objectContaining({ version: 2, title: 'Bell ringer' }) },
    ]);
  });

  it('keeps what the wizard does not show, and whose it is', () => {
    const imported = published({ import_key: 'row-7' });
    const { value } = edit(imported, stored, { content: { ...content, job_post_tags: [] }, by, at: later, version: 1 });
    expect(value).toMatchObject({ job_post_tags: ['lamps'], import_key: 'row-7', dsh_id: owner.dsh_id });
  });

  it('is refused from an older version, with the post as it is now', () => {
    const value = published();
    expect(() => edit(value, { id, version: 4 }, { content, by, at, version: 3 })).toThrow(
      expect.objectContaining({
        code: 'version-conflict',
        details: { job_post: toJobPost({ id, version: 4, value }) },
      }),
    );
  });

  it('is refused for others, and once the post is closed', () => {
    expect(codeOf(() => edit(published(), stored, { content, by: derivedId('other'), at, version: 1 }))).toBe(
      'forbidden',
    );
    const closed = published({ status: 'Close' });
    expect(() => edit(closed, stored, { content, by, at, version: 1 })).toThrow(
      expect.objectContaining({ code: 'conflict', details: { job_post: toJobPost({ ...stored, value: closed }) } }),
    );
  });
});

describe('taking down', () => {
  const closed = { ...published(), status: 'Close' as const };
  it.each([published(), closed])('leaves no word of it, whatever it is, and whose it is', (post) => {
    const decision = takeDown(post, later);
    const { now, told } = decided(stored, decision!);
    expect(told).toMatchObject([{ type: 'job-post.closed', data: { status: 'Close', created_by: owner.user_id } }]);
    expect(jobPostState.safeParse(told[0]?.data).success).toBe(true);
    for (const words of ['Lighthouse', 'Keep the light', 'Skerry', 'Palm Row', 'lamps', 'example.com'])
      expect(JSON.stringify(now)).not.toContain(words);
    expect(takeDown(now.value, later)).toBeUndefined();
  });

  it('leaves none of one either whose author has written that it is removed', () => {
    const { description } = takeDown(published(), later)!.value;
    const left = takeDown({ ...closed, description }, later)?.value;
    expect(left).toEqual(takeDown(closed, later)!.value);
  });

  it('is for good', () => {
    const taken = takeDown(published(), later)!.value;
    const again = { content, by: owner.user_id, at: later, version: undefined };
    expect(() => edit(taken, stored, again)).toThrow('Cannot edit a closed job');
  });
});

describe('closing', () => {
  const by = owner.user_id;

  it('tells so once; closing again changes nothing', () => {
    const closing = changeStatus(published(), { to: 'Close', by, at: later });
    expect(closing && decided(stored, closing)).toMatchObject({
      now: { value: { status: 'Close', updated_at: later } },
      told: [{ type: 'job-post.closed' }],
    });
    expect(changeStatus(published({ status: 'Close' }), { to: 'Close', by, at: later })).toBeUndefined();
    expect(changeStatus(published(), { to: 'Open', by, at: later })).toBeUndefined();
  });

  it('cannot be taken back', () => {
    expect(() => changeStatus(published({ status: 'Close' }), { to: 'Open', by, at: later })).toThrow(
      'Cannot reopen a closed job',
    );
  });

  it('is for the creator only', () => {
    expect(codeOf(() => changeStatus(published(), { to: 'Close', by: derivedId('other'), at }))).toBe('forbidden');
  });
});

it('shows nothing of how it is stored', () => {
  const shown = shownOf(published({ import_key: 'row-7' }));
  for (const field of ['import_key', 'dsh_id', 'owner_type']) expect(shown).not.toHaveProperty(field);
  expect(publicState({ ...stored, value: published() })).toMatchObject({
    dsh_id: owner.dsh_id,
    owner_type: 'Recruiter',
  });
});

it('is remote where it names no place', () => {
  expect(shownOf({ ...published(), cities: [] }).location).toBe('Remote');
});

describe('a post that an import brings again', () => {
  const imported = published({ import_key: 'LH-1' });
  const coming = { content, status: 'Open' as const, by: owner.user_id, at: later };
  const changed = { ...coming, content: { ...content, description: 'Keep two lights.', job_post_tags: ['lenses'] } };

  it('is changed where its words are others, again and again', () => {
    const first = importAgain(imported, stored, changed);
    expect(first?.value).toMatchObject({
      description: 'Keep two lights.',
      job_post_tags: ['lenses'],
      updated_at: later,
    });
    expect(first?.events.map((tell) => tell({ id, version: 2, value: first.value }).type)).toEqual(['job-post.edited']);
    const second = importAgain(first!.value, { id, version: 2 }, coming);
    expect(second?.value).toMatchObject({ description: 'Keep the light.', posted_date: at, created_at: at });
  });

  it('stays as it is where it says the same, in whichever order', () => {
    const { title, ...others } = content;
    expect(importAgain(imported, stored, { ...coming, content: { ...others, title } })).toBeUndefined();
  });

  it('loses what is no longer said', () => {
    const { apply_link: _link, ...left } = content;
    expect(importAgain(imported, stored, { ...coming, content: left })?.value).not.toHaveProperty('apply_link');
  });

  it('keeps what somebody has written here since', () => {
    const edited = edit(imported, stored, { content, by: owner.user_id, at: later, version: 1 });
    expect(importAgain(edited.value, { id, version: 2 }, changed)).toBeUndefined();
    const broughtTwice = importAgain(imported, stored, changed)!.value;
    const editedLater = edit(broughtTwice, { id, version: 2 }, { content, by: owner.user_id, at: later, version: 2 });
    expect(importAgain(editedLater.value, { id, version: 3 }, changed)).toBeUndefined();
  });

  it('is closed once where it is over, and neither opened nor changed once it is closed', () => {
    const over = { ...changed, status: 'Close' as const };
    const closed = importAgain(imported, stored, over)!.value;
    expect(closed).toMatchObject({ status: 'Close', description: 'Keep the light.' });
    expect(importAgain(closed, { id, version: 2 }, over)).toBeUndefined();
    expect(importAgain(closed, { id, version: 2 }, changed)).toBeUndefined();
  });

  it('shows nobody what the import keeps of it', () => {
    const { value } = importAgain(imported, stored, changed)!;
    expect(shownOf(value)).not.toHaveProperty('import_version');
  });
});
