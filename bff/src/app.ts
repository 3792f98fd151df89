import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { getOperator, type Operator } from '@waypost/contracts/calls/bff/operator';
import type { ServiceName } from '@waypost/contracts/contract';
import { heartbeat } from '@waypost/contracts/live';
import { apiPath } from '@waypost/contracts/routes';
import { closePart } from '@waypost/runtime/closeable';
import type { Ports } from '@waypost/runtime/ports/ports';
import type { SignActor } from '@waypost/runtime/service/actors/actor-token';
import type { Client } from '@waypost/runtime/service/calls/client';
import { buildServer, type ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { unknownRoute } from '@waypost/runtime/service/http/error-answer';
import type { ServerTls } from '@waypost/runtime/service/http/tls';
import { repeat } from '@waypost/runtime/service/repeat';
import type { Logger } from '@waypost/runtime/telemetry/log';
import { createAllowances, type Allowances } from './allowances/allowances.ts';
import { enforceAllowances } from './allowances/enforce-allowances.ts';
import { downloadApplicantsRoute } from './calls/applicants-csv.ts';
import { createDashboardRoute } from './calls/create-dashboard.ts';
import { deleteUserRoute } from './calls/delete-user.ts';
import { exportDataRoute } from './calls/export-data.ts';
import { findPages, type FindPage } from './calls/found-page.ts';
import { getCurrentUserRoute } from './calls/get-current-user.ts';
import { getHomeCardRoute } from './calls/get-home-card.ts';
import { getJobPostRoute } from './calls/get-job-post.ts';
import { getProfileCompletionRoute } from './calls/get-profile-completion.ts';
import { getProfileRoute } from './calls/get-profile.ts';
import { getUserByUsernameRoute } from './calls/get-user-by-username.ts';
import { listAppliedPostsRoute } from './calls/list-applied-posts.ts';
import { listMarkedPostsRoute } from './calls/list-marked-posts.ts';
import { listPostedJobsRoute } from './calls/list-posted-jobs.ts';
import { lookUpSavedJobsRoute } from './calls/look-up-saved-jobs.ts';
import { lookUpRoute } from './calls/look-up.ts';
import { searchJobPostsRoute } from './calls/search-job-posts.ts';
import { unsubscribeRoutes } from './calls/unsubscribe.ts';
import type { BffConfig } from './config.ts';
import { forwardCalls } from './forward.ts';
import type { Kept } from './kept.ts';
import { startLiveChannel } from './live/live-channel.ts';
import { liveRoute } from './live/live-route.ts';
import { createLiveStreams, type LiveStreams } from './live/live-streams.ts';
import { boundWork, createWork, limitsOfWork, type Work } from './load/bound-work.ts';
import { shareServer } from './load/share-server.ts';
import { describeApi } from './openapi.ts';
import { readStyleHashes } from './pages/content-security-policy.ts';
import { pages } from './pages/pages.ts';
import { securityTxt } from './pages/security-txt.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';
import { securityHeaders } from './security-headers.ts';
import { createOriginGuard, createSessionCheck, unlessOpenToAll } from './session/guard.ts';
import { oneTapRoutes } from './session/one-tap.ts';
import type { Provider } from './session/provider.ts';
import { sessionRoutes } from './session/session-routes.ts';
import { createSessionStore, sessionEnded, type SessionStore } from './session/session-store.ts';
import { signInRoutes } from './session/sign-in.ts';

/** People upload files of 2 MB from slow lines. */
const longestUploadMs = 60_000;

export type BffContext = {
  ports: Ports;
  client: Client;
  sign: SignActor;
  baseUrl(service: ServiceName): string;
  /** Certificates of whom services at https have to be trusted by. */
  ca?: string | undefined;
  /** What it serves HTTPS with, if it does. */
  tls?: ServerTls | undefined;
  log: Logger;
  config: BffConfig;
  provider: Provider;
  /** Fewer than usual where the instance searches itself, instead of waiting for those who do. */
  searchesAtOnce?: number;
  kept: Kept;
  /** The folder of the built React app. */
  pagesFolder: string;
};

/** The backend for the frontend: the session, the calls, the live stream, and the app's own files. */
export async function buildBff(context: BffContext) {
  const { ports, client, tls, log, config, pagesFolder, kept } = context;
  const publicUrl = config.PUBLIC_URL.replace(/\/$/, '');
  const sessions = createSessionStore(ports.sessions, {
    idle: config.SESSION_IDLE_SECONDS,
    absolute: config.SESSION_ABSOLUTE_SECONDS,
    onEnd: (key) => ports.broadcast.publish(sessionEnded, key),
  });
  const allowances = createAllowances({ store: ports.sessions, requestsAMinute: config.RATE_LIMIT, log });
  const findSession = createSessionCheck(sessions, allowances);
  const streams = createLiveStreams();
  const work = createWork(limitsOfWork(context.searchesAtOnce));
  const findPage = findPages(client, kept.searches);
  const http = buildServer({
    log,
    tls,
    authenticate: unlessOpenToAll(findSession),
    limits: { requestMs: longestUploadMs },
    outside: {
      headers: securityHeaders({
        publicUrl,
        styleHashes: await readStyleHashes(pagesFolder),
        hasOneTap: config.ONE_TAP,
      }),
      async admit(request, reply) {
        // Health checks are not refused because others have used up the allowance of their address.
        if (!request.routeOptions.url?.startsWith('/health/')) await allowances.take('requests', request, reply);
      },
      ...(config.TRUSTED_PROXIES && { trustedProxies: config.TRUSTED_PROXIES }),
    },
  });

  await http.register(cookie);
  await http.register(compress, {
    threshold: 1024,
    // A page of a search is compressed in half a millisecond, which streams would double.
    syncThreshold: 100_000,
    zlibOptions: { level: 3 },
    globalDecompression: false,
  });
  const otherMethods = refuseOtherMethods(http, apiPath('/'));
  await describeApi(http, publicUrl);

  const operator: Operator = { name: config.OPERATOR_NAME ?? null, contact: config.OPERATOR_CONTACT ?? null };
  await http.register(
    async (api) => apiRoutes(api, context, { publicUrl, operator, sessions, allowances, streams, work, findPage }),
    {
      prefix: apiPath(''),
    },
  );
  otherMethods.finish();
  if (config.SECURITY_CONTACT) securityTxt(http, { contact: config.SECURITY_CONTACT, publicUrl });
  const shared = { client, findPage, findSession, allowances, work, publicUrl, operator };
  await pages(http, { ...shared, folder: pagesFolder, kept: kept.drawnPages });

  const running: { close(): Promise<unknown> }[] = [];
  return {
    http,
    async start() {
      const isOpen = async (key: string) => (await ports.sessions.get(key)) !== undefined;
      const failed = (error: unknown) => log.error({ err: error }, 'Live streams could not be kept open');
      running.push(repeat({ everyMs: heartbeat, work: () => streams.beat(isOpen), failed }));
      // Together: what waits for a channel of Redis holds up no other.
      running.push(
        ...(await Promise.all([
          startLiveChannel({ ports, sessions, log }, ({ user_ids, message }) => streams.send(user_ids, message)),
          ports.broadcast.subscribe(sessionEnded, (key) => streams.endSession(key)),
        ])),
      );
    },
    async close() {
      streams.close();
      // Together: calls end in time even where a part waits for a server that is away.
      await Promise.all([closePart('calls', () => http.close()), ...running.map((part) => part.close())]);
    },
  };
}

type ApiParts = {
  publicUrl: string;
  operator: Operator;
  sessions: SessionStore;
  allowances: Allowances;
  streams: LiveStreams;
  work: Work;
  findPage: FindPage;
};

/** What the browser calls: the session, what the BFF answers itself, the live stream, and all that it forwards. */
async function apiRoutes(
  api: ServiceHttp,
  context: BffContext,
  { publicUrl, operator, sessions, allowances, streams, work, findPage }: ApiParts,
) {
  const { ports, client, sign, baseUrl, ca, config, provider, kept } = context;
  const guard = createOriginGuard(publicUrl);
  api.addHook('onRequest', async (request) => guard(request));
  enforceAllowances(api, allowances);
  shareServer(api);
  boundWork(api, work);
  const opening = { provider, sessions, client, sessionSeconds: config.SESSION_ABSOLUTE_SECONDS };
  signInRoutes(api, { ...opening, logins: ports.sessions, publicUrl });
  oneTapRoutes(api, {
    ...opening,
    used: ports.sessions,
    clientId: config.ONE_TAP ? config.GOOGLE_CLIENT_ID : undefined,
  });
  api.route({ ...getOperator, handler: () => operator });
  sessionRoutes(api, { sessions });
  getCurrentUserRoute(api, { client, sessions });
  createDashboardRoute(api, { client, sessions });
  deleteUserRoute(api, { client, sessions });
  exportDataRoute(api, { client, sessions, allowances });
  downloadApplicantsRoute(api, { client, publicUrl });
  searchJobPostsRoute(api, { client, findPage });
  getJobPostRoute(api, { client });
  listPostedJobsRoute(api, { client });
  lookUpRoute(api, { client, kept: kept.lookups });
  lookUpSavedJobsRoute(api, { client });
  listAppliedPostsRoute(api, { client });
  listMarkedPostsRoute(api, { client });
  getProfileRoute(api, { client });
  getProfileCompletionRoute(api, { client });
  getHomeCardRoute(api, { client });
  getUserByUsernameRoute(api, { client });
  await api.register(async (scope) => unsubscribeRoutes(scope, { client }));
  liveRoute(api, streams);
  await api.register(async (scope) => forwardCalls(scope, { baseUrl, sign, ca }));
  api.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    url: '/*',
    config: { access: 'public', navigation: true },
    schema: { hide: true },
    handler: () => {
      throw unknownRoute();
    },
  });
}
