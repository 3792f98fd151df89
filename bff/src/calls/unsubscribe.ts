import { endMailSubscription, readMailSubscription } from '@waypost/contracts/calls/identity/notifications';
import { AppError } from '@waypost/contracts/errors';
import { unsubscribeUrl } from '@waypost/contracts/mail';
import { isAway } from '@waypost/runtime/is-away';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import escapeHtml from 'escape-html';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { plainPage, plainPolicy } from '../pages/plain-page.ts';

type Answer = { status?: number; heading: string; body: string };
/** @param name of the saved search; null where it is gone. */
type Say = (name: string | null) => Answer;

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
const searchWords = (name: string | null) => (name === null ? 'this saved search' : `“${name}”`);

const asks: Say = (name) => ({
  heading: 'Stop these e-mails?',
  body: `${paragraph(`You will no longer get e-mails about what ${searchWords(name)} finds. It stays saved, and the bell still tells you about new jobs.`)}
<form method="post"><button>Stop these e-mails</button></form>`,
});
const ended: Say = (name) => ({
  heading: 'You will no longer get these e-mails',
  body: paragraph(
    `What ${searchWords(name)} finds is no longer sent by e-mail. You can change that on the page of your saved searches.`,
  ),
});
const unknown: Answer = {
  status: 404,
  heading: 'This link does not work',
  body: paragraph(
    'It may be incomplete. Please open it from the e-mail once more, or change how you are told on the page of your saved searches.',
  ),
};
const away: Answer = {
  status: 503,
  heading: 'This does not work right now',
  body: paragraph('A part of Waypost is not available. Nothing was changed. Please try again in a moment.'),
};

async function inWords(answering: Promise<Answer>): Promise<Answer> {
  try {
    return await answering;
  } catch (error) {
    if (error instanceof AppError && (error.code === 'not-found' || error.code === 'validation-error')) return unknown;
    if (isAway(error)) return away;
    throw error;
  }
}

async function tell(reply: FastifyReply, answering: Promise<Answer>) {
  const { status = 200, ...page } = await inWords(answering);
  return reply
    .code(status)
    .header('content-security-policy', plainPolicy)
    .type('text/html; charset=utf-8')
    .send(plainPage({ title: page.heading, ...page }));
}

function tokenOf({ query }: FastifyRequest): string {
  const { token } = query as { token?: unknown };
  return typeof token === 'string' ? token : '';
}

/**
 * The end of e-mails, by the token of a link alone: whoever holds it got the e-mail. Opening it changes nothing, for programs open
 * every link of an e-mail; the form does, and so does a mail program by itself (RFC 8058), whose `POST` comes without cookie or Origin.
 */
export async function unsubscribeRoutes(http: ServiceHttp, { client }: { client: Client }) {
  // What the form or the mail program sends says nothing that the address does not.
  http.removeAllContentTypeParsers();
  http.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) => done(null));
  const answer = (method: 'GET' | 'POST', by: typeof readMailSubscription | typeof endMailSubscription, say: Say) =>
    http.route({
      method,
      url: unsubscribeUrl,
      config: { access: 'public', navigation: true },
      schema: { hide: true },
      handler: (request, reply) =>
        tell(
          reply,
          client.call(by, { body: { token: tokenOf(request) } }).then(({ name }) => say(name)),
        ),
    });
  answer('GET', readMailSubscription, asks);
  answer('POST', endMailSubscription, ended);
}
