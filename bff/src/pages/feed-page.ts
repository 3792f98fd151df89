import type { UserActor } from '@waypost/contracts/actor';
import { getCurrentUser } from '@waypost/contracts/calls/identity';
import type { CurrentUser } from '@waypost/contracts/entities/user';
import { AppError } from '@waypost/contracts/errors';
import type { FirstAnswer, FirstCall } from '@waypost/contracts/first-page';
import { hintCookie } from '@waypost/contracts/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Allowances } from '../allowances/allowances.ts';
import { costOf } from '../allowances/enforce-allowances.ts';
import { searchAs, type Search } from '../calls/search-job-posts.ts';
import { viewerOf } from '../calls/viewer.ts';
import { asWork, type Work } from '../load/bound-work.ts';
import { orLate } from '../or-late.ts';
import type { SessionCheck } from '../session/guard.ts';
import { answerAll } from './answer-all.ts';
import type { BuiltApp } from './built-app.ts';
import { inTime } from './in-time.ts';
import { headOf } from './page-head.ts';

/** In ms. After that the app itself is quicker: it is sent without the feed, and asks for it. */
const patience = 1_000;

type FeedPageOptions = {
  app: BuiltApp;
  search: Search;
  findSession: SessionCheck;
  allowances: Pick<Allowances, 'take'>;
  work: Work;
};

const head = {
  description: 'Waypost is an open job and referral marketplace.',
  isListed: false,
  type: 'website',
} as const;

/**
 * The feed of who is signed in, drawn for them. What keeps it from being drawn, whatever it is, leaves the app's own page, which asks
 * the same again and says what is wrong.
 */
export function feedPage({ app, search: { client, findPage }, findSession, allowances, work }: FeedPageOptions) {
  const { firstPages } = app;
  type Address = { path: string; query: string };

  async function answersFor(viewer: UserActor, { path, query }: Address, signal: AbortSignal) {
    const ask = (question: FirstCall): Promise<unknown> => {
      if (question.call === 'getCurrentUser') return client.call(getCurrentUser, {}, { actor: viewer, signal });
      if (question.call !== 'searchJobPosts') throw new Error(`The feed asks for ${question.call}`);
      return searchAs({ client, findPage }, { viewer, query: question.input.querystring, signal });
    };
    return answerAll(ask, (before) => firstPages.questionOf(path, query, before));
  }

  /** Whether the session knows all dashboards of the person: one that does not is brought up to date by a call of the app. */
  const isOf = (viewer: UserActor, [current]: readonly FirstAnswer[]) =>
    current !== undefined &&
    'data' in current &&
    (current.data as CurrentUser).userDashboards.length === viewer.dashboards.length;

  async function draw(request: FastifyRequest, reply: FastifyReply, address: Address, late: AbortSignal) {
    const viewer = viewerOf(await orLate(findSession(request, reply), late));
    if (viewer === undefined) return undefined;
    request.actor = viewer;
    await allowances.take('searches', request, reply, costOf('searches', request));
    return asWork(work, 'searches', late, async () => {
      const answers = await answersFor(viewer, address, late);
      if (answers.length < 2 || !isOf(viewer, answers)) return undefined;
      const { html, title, sources } = firstPages.draw(address.path, address.query, answers);
      return app.pageOf({ head: headOf({ title, ...head }), html, sources, answers });
    });
  }

  return async (request: FastifyRequest, reply: FastifyReply, address: Address): Promise<string | undefined> => {
    // Without this cookie the page's scripts take everybody for signed out.
    if (request.cookies[hintCookie.name] !== hintCookie.value) return undefined;
    if (firstPages.questionOf(address.path, address.query) === undefined) return undefined;
    try {
      return await inTime((late) => draw(request, reply, address, late), patience);
    } catch (error) {
      if (!(error instanceof AppError)) request.log.error({ err: error }, 'A page could not be drawn');
      void reply.removeHeader('retry-after');
      return undefined;
    }
  };
}
