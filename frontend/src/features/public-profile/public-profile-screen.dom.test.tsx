import { act, screen, within } from '@testing-library/react';
import { delays, itemSections } from '@waypost/contracts/constants';
import type { PublicProfile } from '@waypost/contracts/entities/profile';
import { aJobPostListing, aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { aProfileUser, aPublicProfile, aPublicUser } from '@waypost/contracts/testing/people';
import { expect, test, vi } from 'vitest';
import { openedFromSearch } from '../../entities/person/opened-from.ts';
import { aSeeker, renderApp } from '../../testing/render-app.tsx';
import { toast } from '../../ui/overlays/toast.ts';

const id = (digit: string) => digit.repeat(24);
const hostile = '<img src=x onerror=alert(1)> \u202E';
const job = { job_type: 'Full-Time', is_active: true, work_summary: '' } as const;
const full = aPublicProfile({
  username: 'ada-moss',
  first_name: 'Ada',
  last_name: 'Moss',
  created_at: '2024-05-06T12:00:00.000Z',
  user: aProfileUser({
    email: 'ada@example.org',
    phone: '+33123456789',
    gender: 'Female',
    headline: 'Gardener',
    about_me: `I plant trees. ${hostile}`,
    address: { name: 'Lyon' },
  }),
  workExperiences: [
    {
      ...job,
      _id: id('1'),
      job_title: 'Head gardener',
      custom_company: { name: 'Green Belt' },
      start_date: '2020-03-01',
      is_current: true,
      work_summary: 'Kept forty parks.',
      address: { city: { name: 'Lyon' } },
    },
    {
      ...job,
      _id: id('2'),
      job_title: 'Gardener',
      start_date: '2017-01-01',
      end_date: '2020-02-29',
      is_current: false,
    },
  ],
  projects: [
    {
      _id: id('3'),
      project_name: 'Roof meadow',
      description: 'Sown on a school.',
      start_date: '2023-03-01',
      project_link: 'https://example.org/meadow',
    },
  ],
  skills: [
    { _id: id('4'), custom_skill: 'Grafting', proficiency_level: 'Advance', yrs_of_exp: 3 },
    { _id: id('5'), skill_name: 'Botany', proficiency_level: 'Beginner', yrs_of_exp: 0 },
  ],
  educations: [
    {
      _id: id('6'),
      degree: { name: 'Bachelor of Science' },
      field_of_study: { custom_field_of_study: 'Horticulture' },
      institution: { custom_institution: 'School of Gardens' },
      start_date: '2014-09-01',
      end_date: '2017-06-30',
      is_current: false,
      grade_type: 'GPA',
      grade_value: 8.5,
      max_gpa: 10,
    },
  ],
  certificates: [
    {
      _id: id('7'),
      certificate_name: 'Tree climber',
      issuing_organisation: 'Guild of Arborists',
      issue_date: '2022-05-01',
      expiry_date: '2027-05-01',
      certificate_link: 'javascript:alert(1)',
    },
  ],
  accomplishments: [
    { _id: id('8'), accomplishment_type: 'Awards', title: 'Garden of the year', description: 'By the city.' },
  ],
  socialLinks: [
    { _id: id('9'), link: { link_type: 'Github', link: 'https://github.com/ada' } },
    { _id: id('a'), link: { link_type: 'Other', link: 'javascript:alert(1)' } },
  ],
  posted_jobs: 6,
});
const posted = aJobSearchResult({
  jobs: [
    aJobPostListing({
      title: 'Night gardener',
      company_name: undefined,
      custom_company: undefined,
      cities: [{ name: 'Lyon' }],
      expected_max_ctc: { currency: 'EUR', amount: 40_000, max_amount: 52_000 },
      status: 'Close',
      description: 'Waters by moonlight.',
      posted_date: '2026-11-20T12:00:00.000Z',
    }),
  ],
  total: 6,
});

type Options = Parameters<typeof renderApp>[1];
/** Opens a profile before a BFF that knows this person and what they have posted. */
function open(
  address: string,
  person: PublicProfile = full,
  { jobs = posted, ...options }: Options & { jobs?: typeof posted } = {},
) {
  return renderApp(address, {
    ...options,
    prepare(bff) {
      bff.answer('getUserByUsername', () => person);
      bff.answer('searchJobPosts', () => jobs);
    },
  });
}
const named = (name: string) => screen.findByRole('heading', { level: 1, name });
const section = (name: string) => within(screen.getByRole('region', { name }));
const shownSections = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .filter((heading) => heading.closest('[data-shown=false]') === null)
    .map(({ textContent }) => textContent);

test('everybody reads who somebody is, every item with its words, and what they have posted', async () => {
  open('/profile/ada-moss');
  await named('Ada Moss');
  await screen.findByText('Night gardener');
  const texts: [part: string, ...texts: (string | RegExp)[]][] = [
    ['About Me', /I plant trees\. <img/],
    [
      'Work Experience',
      'Head gardener',
      'Green Belt',
      /^Mar 2020 – Present · \d+ yrs.* · Lyon · Full-Time$/,
      'Current',
    ],
    ['Work Experience', 'Kept forty parks.', 'Past', 'Jan 2017 – Feb 2020 · 3 yrs 1 mo · Full-Time'],
    ['Projects', 'Roof meadow', 'Mar 2023 – Ongoing', 'Sown on a school.'],
    ['Skills', 'Grafting', 'Advanced · 3+ years of experience', 'Botany', 'Beginner · Under 1 year of experience'],
    ['Education', 'Bachelor of Science in Horticulture', 'School of Gardens', 'Sep 2014 – Jun 2017 · Grade: 8.5 of 10'],
    ['Certificates', 'Tree climber', 'Guild of Arborists', 'Issued May 1, 2022 · Expires May 1, 2027'],
    ['Accomplishments', 'Garden of the year', 'Awards', 'By the city.'],
    ['Posted Jobs', 'Night gardener', 'Company not specified', 'Lyon · EUR 52.0k · Posted Nov 20, 2026', 'Closed'],
    ['Posted Jobs', 'Waters by moonlight.', 'Page 1 of 2', 'Showing 1 to 1 of 6 jobs', 'Previous', 'Next'],
  ];
  for (const [part, ...words] of texts) for (const text of words) section(part).getByText(text);
  for (const text of ['@ada-moss', 'Gardener', 'May 6, 2024', 'Female', 'Not Logged In']) screen.getAllByText(text);
  const counters = { Experiences: 2, Projects: 1, Skills: 2, 'Jobs Posted': 6 };
  for (const [term, count] of Object.entries(counters)) {
    const [counter] = screen.getAllByText(term, { selector: 'dt' });
    expect(counter?.nextElementSibling?.textContent).toBe(String(count));
  }
  const links = {
    'ada@example.org': 'mailto:ada@example.org',
    '+33123456789': 'tel:+33123456789',
    Github: 'https://github.com/ada',
    'Roof meadow': 'https://example.org/meadow',
    'Night gardener': `/job/${posted.jobs[0]?._id ?? ''}`,
    'Back to Home': '/home',
    Next: '/profile/ada-moss?page=2',
  };
  for (const [name, href] of Object.entries(links)) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  }
  // What somebody writes is no recommendation of ours.
  for (const name of ['Github', 'Roof meadow']) {
    expect(screen.getByRole('link', { name }).getAttribute('rel')).toBe('nofollow ugc noopener noreferrer');
  }
  // Nothing but the web is linked to.
  expect(screen.queryByRole('link', { name: 'Other' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Tree climber' })).toBeNull();
  expect(document.querySelector('main img')).toBeNull();
});

test('the tabs show one part each, in the address, and say what is not there', async () => {
  const { bff, person, address } = open('/profile/ada-moss', { ...full, projects: [], user: aProfileUser() });
  await named('Ada Moss');
  const tabs = within(screen.getByRole('navigation', { name: 'Parts of the profile' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'All',
    'Experience',
    'Projects',
    'Jobs6',
    'Skills',
    'Education',
    'Certificates',
    'Accomplishments',
  ]);
  const all = ['Work Experience', 'Skills', 'Education', 'Certificates', 'Accomplishments', 'Posted Jobs'];
  expect(shownSections()).toEqual(all);
  const parts = {
    Experience: ['experience', 'Work Experience'],
    Jobs: ['jobs', 'Posted Jobs'],
    Skills: ['skills', 'Skills'],
    Education: ['education', 'Education'],
    Certificates: ['certificates', 'Certificates'],
    Accomplishments: ['accomplishments', 'Accomplishments'],
  };
  for (const [tab, [part, title]] of Object.entries(parts)) {
    await person.click(tabs.getByRole('link', { name: new RegExp(`^${tab}`) }));
    expect(address()).toBe(`/profile/ada-moss?tab=${part}`);
    expect(shownSections()).toEqual([title]);
  }
  await person.click(tabs.getByRole('link', { name: 'Projects' }));
  screen.getByText('No projects yet');
  await person.click(tabs.getByRole('link', { name: 'All' }));
  expect(address()).toBe('/profile/ada-moss');
  await person.click(await screen.findByRole('link', { name: 'Next' }));
  await screen.findByText('Page 2 of 2');
  const last = Object.fromEntries(bff.askedFor('searchJobPosts').at(-1)?.query ?? []);
  expect(last).toMatchObject({ created_by: full._id, limit: '5', page: '2' });
});

test('sections stand as the person has put them', async () => {
  const section_order = itemSections.toReversed();
  open('/profile/ada-moss', { ...full, section_order, user: aProfileUser() });
  await named('Ada Moss');
  const order = [
    'Projects',
    'Accomplishments',
    'Certificates',
    'Skills',
    'Education',
    'Work Experience',
    'Posted Jobs',
  ];
  expect(shownSections()).toEqual(order);
});

test('of who has nothing and keeps to themselves it says so, and shows no contact', async () => {
  const nobody = aPublicProfile({ username: 'new-here', first_name: 'Nia', last_name: '', posted_jobs: null });
  open('/profile/new-here', nobody, { jobs: aJobSearchResult({ jobs: [], total: 0 }) });
  await named('Nia');
  screen.getByText('No profile data available');
  await screen.findByText('No Jobs Posted Yet');
  screen.getByText("This user hasn't posted any job openings.");
  screen.getByText('Not known');
  for (const term of ['Email', 'Phone', 'Gender']) expect(screen.queryByText(term)).toBeNull();
});

test('the link is copied, and the button says so for a moment', async () => {
  const { person } = open('/profile/ada-moss');
  const copy = await screen.findByRole('button', { name: 'Copy Link' });
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await person.click(copy);
  await screen.findByRole('button', { name: 'Copied!' });
  await screen.findByText('Profile link copied to clipboard!');
  expect(write).toHaveBeenCalledWith(`${location.origin}/profile/ada-moss`);
});

test.each([full._id, 'old-name', 'ADA-moss'])(
  '%s becomes the username in the address, and is asked for once',
  async (name) => {
    const { bff, address } = open(`/profile/${name}?tab=jobs`);
    await named('Ada Moss');
    expect(address()).toBe('/profile/ada-moss?tab=jobs');
    expect(bff.askedFor('getUserByUsername')).toHaveLength(1);
  },
);

test('what is not there says so, and leads back; what failed says so too, and is asked for again', async () => {
  const failed = vi.spyOn(toast, 'error');
  const { bff, person } = renderApp('/profile/nobody', {
    prepare: (bff) => bff.refuse('getUserByUsername', 'not-found', 'User not found'),
  });
  await named('Profile Not Found');
  screen.getByText('User not found');
  expect(screen.getByRole('link', { name: 'Go Back' }).getAttribute('href')).toBe('/home');
  expect(screen.queryByRole('button', { name: /Retry/ })).toBeNull();
  expect(screen.queryByText('Failed to load user profile')).toBeNull();
  bff.refuse('getUserByUsername', 'unavailable', 'Profiles are away for a moment');
  act(() => {
    history.pushState(null, '', '/profile/ada-moss');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await screen.findByText('Profiles are away for a moment');
  await screen.findByText('Failed to load user profile');
  await person.click(screen.getByRole('button', { name: /Retry/ }));
  await expect
    .poll(() => failed.mock.calls)
    .toEqual([['Failed to load user profile'], ['Failed to load user profile']]);
  bff.answer('getUserByUsername', () => full);
  bff.answer('searchJobPosts', () => posted);
  await person.click(await screen.findByRole('button', { name: /^Retry/ }));
  await named('Ada Moss');
});

test('somebody whose profile is away for a moment comes by themselves; that it failed is said once', async () => {
  vi.useFakeTimers({
    toNotFake: ['setTimeout', 'clearTimeout', 'nextTick', 'queueMicrotask', 'requestAnimationFrame'],
  });
  try {
    const failed = vi.spyOn(toast, 'error');
    const { bff } = renderApp('/profile/ada-moss', {
      prepare: (bff) => bff.refuse('getUserByUsername', 'unavailable', 'Not now'),
    });
    await screen.findByText('Not now');
    const asked = bff.askedFor('getUserByUsername').length;
    await act(() => vi.advanceTimersByTimeAsync(1.5 * delays.askAgain));
    await expect.poll(() => bff.askedFor('getUserByUsername').length).toBeGreaterThan(asked);
    screen.getByText('Not now');
    bff.answer('getUserByUsername', () => full);
    bff.answer('searchJobPosts', () => posted);
    await act(() => vi.advanceTimersByTimeAsync(1.5 * delays.askAgain));
    await named('Ada Moss');
    expect(failed.mock.calls).toEqual([['Failed to load user profile']]);
  } finally {
    vi.useRealTimers();
  }
});

test('the way from a page of posts that is empty says nothing of the one that it leads to before that is there', async () => {
  const { bff, person } = open('/profile/ada-moss?page=9', full, { jobs: { ...posted, jobs: [] } });
  const first = await screen.findByRole('link', { name: 'Go to First Page' });
  const moment = Promise.withResolvers<void>();
  bff.answerLater('searchJobPosts', moment.promise, () => posted);
  await person.click(first);
  await screen.findByText('Loading posted jobs...');
  expect(screen.queryByText('Page 1 is empty')).toBeNull();
  moment.resolve();
  await screen.findByText('Waters by moonlight.');
});

test('who is signed in stays in their own frame, with Profile marked', async () => {
  open('/profile/ada-moss', full, { as: aSeeker() });
  await named('Ada Moss');
  const entry = await screen.findByRole('link', { name: 'Profile' });
  expect(entry.getAttribute('aria-current')).toBe('page');
});

test('who came from a search goes back to its results', async () => {
  renderApp('/profile/ada-moss', {
    prepare(bff) {
      bff.answer('getUserByUsername', () => full);
      bff.answer('searchJobPosts', () => posted);
    },
  });
  await named('Ada Moss');
  act(() => {
    history.pushState({ usr: openedFromSearch, key: 'a', idx: 1 }, '', '/profile/ada-moss');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  });
  await screen.findByRole('link', { name: 'Back to Search Results' });
});

test.each([
  ['Your profile is hidden', true],
  ['This profile is hidden', false],
])('%s: who sees it all the same is told why', async (title, isOwn) => {
  const as = aSeeker();
  const user = aPublicUser();
  const _id = isOwn ? as.userInfos._id : user._id;
  open('/profile/ada-moss', { ...full, _id, is_hidden: true }, { as });
  await screen.findByText(title);
});
