import { screen } from '@testing-library/react';
import { firstAnswersId, type FirstAnswer } from '@waypost/contracts/first-page';
import { aJobPostDetails, aJobPostListing, aJobPost, aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { aDashboard, aPublicProfile } from '@waypost/contracts/testing/people';
import { afterEach, expect, it, test } from 'vitest';
import { aSeeker, renderApp } from '../../testing/render-app.tsx';
import { firstPages } from './first-pages.tsx';

const hostile = '<img src=x onerror=alert(1)> "quoted" style="color:red"';
const job_post = aJobPost({ title: 'Night nurse', description: hostile });
const path = `/public-job-details/${job_post._id}`;
const details = aJobPostDetails({ job_post });

const answerOf = (address: string, answer: { data: unknown } | undefined): FirstAnswer => {
  const [at = '', query = ''] = address.split('?');
  const question = firstPages.questionOf(at, query);
  if (question === undefined) throw new Error(`${address} asks nothing`);
  if (answer !== undefined) return { key: question.key, ...answer };
  return { key: question.key, refusal: { code: 'not-found', message: 'Job post not found' } };
};

function drawn(path: string, query: string, answer: FirstAnswer): DocumentFragment {
  const page = document.createElement('template');
  page.innerHTML = firstPages.draw(path, query, [answer]).html;
  return page.content;
}

/** As it comes with a page. */
function handOver(...answers: FirstAnswer[]): void {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = firstAnswersId;
  block.textContent = JSON.stringify(answers);
  document.head.append(block);
}
afterEach(() => document.getElementById(firstAnswersId)?.remove());

test.each([
  ['/jobs?keyword=nurse&page=2&nonsense=1', 'keyword=nurse&page=2'],
  ['/jobs', ''],
  [path, ''],
])('%s asks what the browser would ask, and is known by its own query', (address, own) => {
  const [at = '', query = ''] = address.split('?');
  expect(firstPages.questionOf(at, query)).toMatchObject({ call: at === '/jobs' ? 'searchJobPosts' : 'getJobPost' });
  expect(firstPages.addressOf(at, query)).toBe(own);
});

it('draws a post as it is for who is signed out, hostile texts as texts', () => {
  const { html, title } = firstPages.draw(path, '', [answerOf(path, { data: details })]);
  expect(title).toBe('Night nurse · Waypost');
  expect(html).toContain('Sign In to Apply');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toContain('<img');
});

test('a profile is asked for, then what that person has posted, and drawn with both', () => {
  const person = aPublicProfile({ username: 'ada-moss', first_name: 'Ada', last_name: hostile });
  const query = 'tab=jobs&page=2';
  const first = firstPages.questionOf('/profile/Ada%2DMoss', query);
  expect(first).toMatchObject({ call: 'getUserByUsername', input: { params: { username: 'Ada-Moss' } } });
  const profile = answerOf('/profile/ada-moss', { data: person });
  const then = firstPages.questionOf('/profile/ada-moss', query, [profile]);
  expect(then).toMatchObject({
    call: 'searchJobPosts',
    input: { querystring: { created_by: person._id, page: '2', limit: '5' } },
  });
  const posted = {
    key: then?.key ?? [],
    data: aJobSearchResult({ jobs: [aJobPostListing({ title: 'Night nurse' })], total: 6 }),
  };
  expect(firstPages.questionOf('/profile/ada-moss', query, [profile, posted])).toBeUndefined();
  const { html, title } = firstPages.draw('/profile/ada-moss', query, [profile, posted]);
  expect(title).toBe(`Ada ${hostile} · Waypost`);
  expect(html).toContain('Night nurse');
  expect(html).toContain('Page 2 of 2');
  expect(html).not.toMatch(/<[^>]* style=|<img/);
});

test.each(['/profile/%E0%A4%A', '/profile/a.b', `/profile/${'x'.repeat(31)}`])(
  'nobody is asked for a person who can have no such name: %s',
  (path) => {
    expect(firstPages.questionOf(path, '')).toMatchObject({
      refusal: { code: 'not-found', message: 'User not found' },
    });
    expect(firstPages.draw(path, '', [answerOf(path, undefined)]).html).toContain('Profile Not Found');
  },
);

it('draws a search without a style attribute, which the policy of the pages would refuse', () => {
  const found = aJobSearchResult({ jobs: [aJobPostListing({ title: 'Night nurse' })], total: 1 });
  const { html, title } = firstPages.draw('/jobs', 'keyword=nurse', [answerOf('/jobs?keyword=nurse', { data: found })]);
  expect(title).toBe('“nurse” – Jobs · Waypost');
  expect(html).toContain('Night nurse');
  expect(html).not.toMatch(/<[^>]* style=/);
});

it('draws what a search has found with a button that searches, and does not say that it is searching', () => {
  const found = aJobSearchResult({ jobs: [aJobPostListing({ title: 'Night nurse' })], total: 1 });
  const answer = answerOf('/jobs?job_type=Full-Time', { data: found });
  const page = drawn('/jobs', 'job_type=Full-Time', answer);
  expect(page.querySelector('[type=submit] [data-shown=true]')?.textContent).toBe('Search Jobs');
});

it('draws a search whose form finds by itself what is typed into it, with all else that is searched for', () => {
  const address = '/jobs?keyword=nurse&in=text&job_type=Full-Time&sort=newest&page=2';
  const page = drawn('/jobs', address.slice(6), answerOf(address, { data: aJobSearchResult() }));
  const [form, field] = [page.querySelector('form'), page.querySelector<HTMLInputElement>('form [role=combobox]')];
  if (form === null || field === null) throw new Error('There is no form');
  field.value = 'cook';
  expect([form.method, form.getAttribute('action')]).toEqual(['get', null]);
  expect(Object.fromEntries(new FormData(form))).toEqual({ keyword: 'cook', job_type: 'Full-Time', sort: 'newest' });
});

const seeker = aSeeker();
const current = { key: ['current-user'], data: seeker };
const feedOf = (query: string): FirstAnswer[] => {
  const { key = [] } = firstPages.questionOf('/feed', query, [current]) ?? {};
  return [current, { key, data: aJobSearchResult({ jobs: [aJobPostListing({ title: 'Night nurse' })], total: 1 }) }];
};

test('the feed asks who is signed in, then for what their one dashboard finds', () => {
  expect(firstPages.questionOf('/feed', '')).toMatchObject({ key: current.key, call: 'getCurrentUser' });
  expect(firstPages.questionOf('/feed', 'page=2', [current])).toMatchObject({
    call: 'searchJobPosts',
    input: { querystring: { page: '2', dsh_id: seeker.userDashboards[0]?.dsh_id } },
  });
  for (const query of ['sort=match', 'keyword=nurse']) expect(firstPages.questionOf('/feed', query)).toBeUndefined();
  const ofTwo = { ...seeker, userDashboards: [...seeker.userDashboards, aDashboard({ dsh_type: 'Recruiter' })] };
  expect(firstPages.questionOf('/feed', '', [{ ...current, data: ofTwo }])).toBeUndefined();
  expect(firstPages.questionOf('/feed', '', feedOf(''))).toBeUndefined();
});

it('draws the feed in the frame of who is signed in, without a style attribute', () => {
  const { html, title } = firstPages.draw('/feed', '', feedOf(''));
  expect(title).toBe('Feed · Waypost');
  expect(html).toContain('Night nurse');
  expect(html).toContain(seeker.userInfos.email);
  expect(html).not.toMatch(/<[^>]* style=/);
});

it('begins the feed with what it was drawn with, and asks neither who is here nor the search again', async () => {
  handOver(...feedOf(''));
  const { bff } = renderApp('/feed', { as: seeker });
  await screen.findByRole('link', { name: /Night nurse/ });
  expect([bff.askedFor('getCurrentUser'), bff.askedFor('searchJobPosts')]).toEqual([[], []]);
  expect(localStorage.getItem('waypost.authenticated')).toBe('true');
});

it('draws what there is not, and an address where nothing is', () => {
  expect(firstPages.draw(path, '', [answerOf(path, undefined)]).html).toContain('Job post not found');
  expect(firstPages.draw('/nowhere', '', []).title).toBe('404: page not found · Waypost');
});

it('begins with what the page was drawn with, and asks nothing again', async () => {
  handOver(answerOf(path, { data: details }));
  const { bff } = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: 'Night nurse' });
  expect(bff.askedFor('getJobPost')).toEqual([]);
});

it('begins with a refusal, too', async () => {
  handOver(answerOf(path, undefined));
  const { bff } = renderApp(path);
  await screen.findByText('Job post not found');
  expect(bff.askedFor('getJobPost')).toEqual([]);
});

it('begins with a part of what is long, and asks for the whole', async () => {
  const part = aJobPostDetails({ job_post: { ...job_post, description: 'You look after…' } });
  handOver({ ...answerOf(path, { data: part }), isPart: true } as FirstAnswer);
  const whole = Promise.withResolvers<typeof details>();
  const { bff } = renderApp(path, { prepare: (bff) => bff.answer('getJobPost', () => whole.promise) });
  await screen.findByText('You look after…');
  whole.resolve(details);
  await screen.findByText(hostile);
  expect(bff.askedFor('getJobPost')).toHaveLength(1);
});

it('counts no more of a part than that there are at least so many, until the whole is there', async () => {
  const person = aPublicProfile({ username: 'ada-moss' });
  const skills = ['Rust', 'Weaving', 'Sums'].map((skill_name, at) => ({
    _id: String(at).repeat(24),
    skill_name,
    proficiency_level: 'Expert' as const,
    yrs_of_exp: 3,
  }));
  const at = '/profile/ada-moss';
  const part = { ...answerOf(at, { data: { ...person, skills: skills.slice(0, 2) } }), isPart: true } as FirstAnswer;
  const counted = (root: ParentNode) => [...root.querySelectorAll('dl dd')].map(({ textContent }) => textContent)[2];
  expect(counted(drawn(at, '', part))).toBe('2+');

  handOver(part);
  const whole = Promise.withResolvers<typeof person>();
  renderApp(at, {
    prepare(bff) {
      bff.answer('getUserByUsername', () => whole.promise);
      bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [], total: 0 }));
    },
  });
  await screen.findByText('2+');
  whole.resolve({ ...person, skills });
  await screen.findByText('Sums');
  expect(counted(document)).toBe('3');
});
