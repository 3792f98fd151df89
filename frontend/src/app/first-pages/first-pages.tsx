import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { DrawnPage, FirstAnswer, FirstPages, FirstQuestion } from '@waypost/contracts/first-page';
import { pageAt } from '@waypost/contracts/paths';
import { renderToStaticMarkup } from 'react-dom/server';
import { operatorKey } from '../../features/about/use-operator.ts';
import { isSearch, type JobSearch, toQuery } from '../../features/feed/search/job-search.ts';
import { searchFromUrl, searchToUrl } from '../../features/feed/search/search-url.ts';
import { searchOptions } from '../../features/feed/search/use-job-search.ts';
import { publicJobKey, unknownJob } from '../../features/job/use-public-job.ts';
import { firstPostedJobs, firstProfile } from '../../features/public-profile/first-questions.ts';
import { isId } from '../../format/url-values.ts';
import { StaticRouter } from '../../router/document-router.tsx';
import { type CurrentUser, activeDashboard, currentUserKey, DrawnSession } from '../../session/session.tsx';
import { UiProvider } from '../../ui/behaviour/ui-provider.tsx';
import { DocumentName } from '../../ui/page/page.tsx';
import { Screens } from '../app.tsx';
import { AppRoutes } from '../routes/routes.tsx';
import { PublicJobScreen, PublicProfileScreen } from '../screens/document-screens.ts';
import {
  FeedAndJob,
  FeedScreen,
  HelpScreen,
  JobsScreen,
  NotFoundScreen,
  PrivacyScreen,
  Protected,
  SignedInShell,
  TermsScreen,
} from '../screens/screens.ts';
import { seedAnswers } from './first-answers.ts';

await Promise.all(
  [
    JobsScreen,
    PublicJobScreen,
    PublicProfileScreen,
    PrivacyScreen,
    TermsScreen,
    HelpScreen,
    NotFoundScreen,
    Protected,
    SignedInShell,
    FeedAndJob,
    FeedScreen,
  ].map(({ load }) => load()),
);

const searchAt = (query: string) => searchFromUrl(new URLSearchParams(query));

/** What stands in an address, as the router hands it to a screen: as it is where it is badly encoded. */
function decoded(part = ''): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function searchQuestion(search: JobSearch, dashboardId: string | undefined): FirstQuestion {
  const { queryKey } = searchOptions(search, dashboardId);
  return { key: queryKey, call: 'searchJobPosts', input: { querystring: toQuery(search, dashboardId) } };
}

/**
 * The feed as it opens. What a search has found is news, which the page tells when it comes; which of several dashboards is chosen, the
 * browser alone knows.
 */
function questionOfFeed(query: string, [current, ...others]: readonly FirstAnswer[]): FirstQuestion | undefined {
  const search = searchAt(query);
  if (isSearch(search) || search.sort === 'match' || others.length > 0) return undefined;
  if (current === undefined) return { key: currentUserKey, call: 'getCurrentUser', input: {} };
  const known = 'data' in current ? (current.data as CurrentUser) : undefined;
  const dashboard = activeDashboard(known?.userDashboards ?? [], undefined);
  return dashboard && searchQuestion(search, dashboard.dsh_id);
}

function questionOf(path: string, query: string, answers: readonly FirstAnswer[] = []): FirstQuestion | undefined {
  const at = pageAt(path);
  if (at?.page === 'publicProfile') {
    const [profile, ...others] = answers;
    if (profile === undefined) return firstProfile(decoded(at.values['username']));
    return others.length === 0 && 'data' in profile ? firstPostedJobs(profile.data, query) : undefined;
  }
  if (at?.page === 'feed') return questionOfFeed(query, answers);
  if (answers.length > 0) return undefined;
  if (at?.page === 'jobs') return searchQuestion(searchAt(query), undefined);
  if (at?.page === 'privacy' || at?.page === 'terms' || at?.page === 'help') {
    return { key: operatorKey, call: 'getOperator', input: {} };
  }
  if (at?.page !== 'publicJob') return undefined;
  const id = at.values['jobId'] ?? '';
  const key = publicJobKey(id, undefined);
  if (!isId(id)) return { key, refusal: { code: 'not-found', message: unknownJob } };
  return { key, call: 'getJobPost', input: { params: { id }, querystring: {} } };
}

/** What every page is shown by but one that is read as a document. */
const app = ['src/app/routes/routes.tsx', 'src/app/first-pages/replace-typed.ts'];
const ofNotFound = [...app, 'src/app/routes/not-found-screen.tsx'];
const sources: Readonly<Record<string, readonly string[]>> = {
  jobs: [...app, 'src/features/feed/jobs-screen.tsx'],
  feed: [
    ...app,
    'src/app/routes/access.tsx',
    'src/app/frame/signed-in-shell.tsx',
    'src/app/routes/feed-and-job.tsx',
    'src/features/feed/feed-screen.tsx',
  ],
  publicJob: ['src/features/job/public-job-screen.tsx'],
  publicProfile: ['src/features/public-profile/public-profile-screen.tsx'],
  privacy: [...app, 'src/features/about/privacy-screen.tsx'],
  terms: [...app, 'src/features/about/terms-screen.tsx'],
  help: [...app, 'src/features/about/help-screen.tsx'],
};

/** The address of a page as the app itself would write it, without parameters that mean nothing. */
const addressOf = (path: string, query: string) =>
  pageAt(path)?.page === 'jobs' ? searchToUrl(searchAt(query)).toString() : '';

/**
 * The policy of the pages takes styles from files alone, so what react-aria would say in an attribute is said by others. Text holds no
 * quotation marks as they are, so that nothing but attributes is met.
 */
const withoutStyles = (html: string) =>
  html
    .replaceAll(/ style="border:0;clip:rect[^"]*"/g, ' hidden=""')
    .replaceAll(' style="display:contents"', ' data-drawn="contents"')
    .replaceAll(/ style="[^"]*"/g, '');

function draw(path: string, query: string, answers: readonly FirstAnswer[]): DrawnPage {
  // What a browser forgets after a time would keep a timer here; nothing is asked for again.
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity, staleTime: Infinity } } });
  seedAnswers(queries, answers);
  let title = 'Waypost';
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <StaticRouter location={query === '' ? path : `${path}?${query}`}>
        <UiProvider>
          <DrawnSession current={queries.getQueryData(currentUserKey)}>
            <DocumentName value={(name) => (title = name)}>
              <Screens Routes={AppRoutes} />
            </DocumentName>
          </DrawnSession>
        </UiProvider>
      </StaticRouter>
    </QueryClientProvider>,
  );
  return { html: withoutStyles(html), title, sources: sources[pageAt(path)?.page ?? ''] ?? ofNotFound };
}

export const firstPages: FirstPages = { app, questionOf, addressOf, draw };
