import { describe, expect, it } from 'vitest';
import { expectFine, widths } from './expect-fine.ts';
import { fetched } from './fetched-screens.ts';
import { type Screen, still } from './screens.ts';
import { createViewers } from './viewers.ts';

const ofVisitors = ['sign-in', 'all jobs', 'public post', 'own public profile'];
const ofSeekers = [
  'home of a seeker',
  'feed',
  'post',
  'saved jobs',
  'job applications',
  'profile',
  'profile, skills',
  'settings',
];
const ofRecruiters = [
  'home of a recruiter',
  'posted jobs',
  'new post',
  'post to edit, Analysis',
  'post to edit, Review',
  'applicants',
  'resume of an applicant, on a phone',
];
const names = [...ofVisitors, ...ofSeekers, ...ofRecruiters];

const find = (name: string): Screen => {
  const screen = [...fetched, ...still].find((one) => one.name === name);
  if (screen === undefined) throw new Error(`No screen is called ${name}`);
  return screen;
};

/** In a browser whose settings say 24 px in place of 16, 320 px are as narrow as 213, and 1280 px hold what 853 do; with 32 px, the most that they offer, it is half. */
describe.each([
  { fontSize: 24, at: widths },
  { fontSize: 32, at: [1280, 320] },
])('letters of $fontSize px', ({ fontSize, at }) => {
  const viewers = createViewers(fontSize);

  it.each(names.map(find))('$name has room for them', async (screen) => {
    const { page } = await viewers.visit(screen);
    expect(await page.evaluate('getComputedStyle(document.documentElement).fontSize')).toBe(`${fontSize}px`);
    await screen.open?.(page);
    const shows = page.getByText(screen.shows).filter({ visible: true });
    await expectFine(page, { shows, name: `${screen.name}, ${fontSize} px`, at, isPlain: true, isRoomy: true });
  });
});
