import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { use, useEffect } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { DocumentRouter, StaticRouter } from '../../router/document-router.tsx';
import { Link } from '../../router/link.tsx';
import {
  Navigate,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from '../../router/router.tsx';
import { AppRouter } from './app-router.tsx';

/** What the page that is shown can do. */
const hands = {} as { navigate: ReturnType<typeof useNavigate>; setParams: ReturnType<typeof useSearchParams>[1] };

/** Says where it is, and how one came. */
function Here() {
  const { pathname, search, hash, state } = useLocation();
  const arrival = useNavigationType();
  const { jobId = '' } = useParams();
  const navigate = useNavigate();
  const [, setParams] = useSearchParams();
  useEffect(() => void Object.assign(hands, { navigate, setParams }), [navigate, setParams]);
  return <output>{[arrival, pathname, search, hash, JSON.stringify(state), jobId].join(' ').trim()}</output>;
}

const shown = () => screen.getByRole('status').textContent;
const index = () => (history.state as { idx: number }).idx;

function open(address: string, children = <Here />) {
  history.replaceState(null, '', address);
  render(<AppRouter>{children}</AppRouter>);
}

test('the address is shown, with what it names, and a state that somebody left', () => {
  open('/job/a%20b?tab=1#part');
  expect(shown()).toBe('POP /job/a%20b ?tab=1 #part null a b');
  expect(index()).toBe(0);
});

test('going on writes an entry, going in place does not, and going back shows the entry before', async () => {
  open('/feed');
  const before = history.length;
  hands.navigate('/jobs?keyword=nurse', { state: { from: 'feed' } });
  await expect.poll(shown).toBe('PUSH /jobs ?keyword=nurse  {"from":"feed"}');
  hands.navigate('/jobs', { replace: true });
  await expect.poll(shown).toBe('REPLACE /jobs   null');
  expect([history.length - before, index()]).toEqual([1, 1]);
  hands.navigate(-1);
  await expect.poll(shown).toBe('POP /feed   null');
});

test('the query is changed at the page where one is, also from what it holds', async () => {
  open('/feed?page=2');
  hands.setParams({ page: '3' }, { replace: true });
  await expect.poll(shown).toBe('REPLACE /feed ?page=3  null');
  hands.setParams((now) => `page=${Number(now.get('page')) + 1}`);
  await expect.poll(shown).toBe('PUSH /feed ?page=4  null');
  hands.setParams({});
  await expect.poll(() => `${location.pathname}${location.search}`).toBe('/feed');
});

test('a link leads on without a load, one to where one is takes the place of its entry, and others are left to the browser', async () => {
  open(
    '/feed',
    <>
      <Here />
      <Link to="/jobs">on</Link>
      <Link to="/jobs" onClick={(event) => event.preventDefault()}>
        held
      </Link>
      <Link to="https://example.com/a">away</Link>
      <Link to="/feed" target="_blank">
        beside
      </Link>
      <Link to="?page=2">second</Link>
    </>,
  );
  const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
  let isLeft = false;
  const left = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', left);
  onTestFinished(() => document.removeEventListener('click', left));
  for (const name of ['held', 'away', 'beside']) {
    await follow(name);
    expect([name, isLeft, shown()]).toEqual([name, name !== 'held', 'POP /feed   null']);
  }
  expect(screen.getByRole('link', { name: 'away' }).getAttribute('href')).toBe('https://example.com/a');
  expect(screen.getByRole('link', { name: 'second' }).getAttribute('href')).toBe('/feed?page=2');
  await follow('on');
  await expect.poll(shown).toBe('PUSH /jobs   null');
  await follow('on');
  await expect.poll(shown).toBe('REPLACE /jobs   null');
  expect([isLeft, index()]).toEqual([false, 1]);
});

test('what leads on is one entry, however often it is pressed before its page is there', async () => {
  const isThere = Promise.withResolvers<void>();
  function Awaited() {
    if (useLocation().pathname === '/jobs') use(isThere.promise);
    return <Here />;
  }
  open('/feed', <Awaited />);
  hands.navigate('/jobs');
  hands.navigate('/jobs');
  expect([shown(), location.pathname, index()]).toEqual(['POP /feed   null', '/jobs', 1]);
  isThere.resolve();
  await expect.poll(shown).toBe('REPLACE /jobs   null');
});

test('what leads on leads on at once', async () => {
  open('/dashboard', <Elsewhere />);
  await expect.poll(() => screen.queryByRole('status')?.textContent).toBe('REPLACE /home   null');
});

function Elsewhere() {
  return useLocation().pathname === '/home' ? <Here /> : <Navigate to="/home" replace />;
}

test('without a browser a page is at the address that it is drawn for', () => {
  render(
    <StaticRouter location="/job/1?tab=2">
      <Here />
    </StaticRouter>,
  );
  expect(shown()).toBe('POP /job/1 ?tab=2  null 1');
});

test('a page that is read as a document changes its own query in place, and leaves every other way to the browser', async () => {
  history.replaceState(null, '', '/public-job-details/1?save=1');
  const before = history.length;
  render(
    <DocumentRouter>
      <Here />
    </DocumentRouter>,
  );
  expect(shown()).toBe('POP /public-job-details/1 ?save=1  null 1');
  act(() => hands.setParams({}, { replace: true }));
  expect(shown()).toBe('POP /public-job-details/1   null 1');
  expect([history.length - before, `${location.pathname}${location.search}`]).toEqual([0, '/public-job-details/1']);
});
