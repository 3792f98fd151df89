import { hintCookie } from '@waypost/contracts/session';
import type { FastifyReply } from 'fastify';
import { expiredCookieOptions, hintCookieOptions, sessionCookie } from './cookies.ts';

/**
 * Takes the session from the browser, and what its cache still has of it (https://www.w3.org/TR/clear-site-data/). Not its
 * storage: the theme is to outlive the session, and the page removes the rest by itself.
 */
export function clearSession(reply: FastifyReply): FastifyReply {
  return reply
    .setCookie(sessionCookie, '', { ...expiredCookieOptions, sameSite: 'strict' })
    .setCookie(hintCookie.name, '', hintCookieOptions(0))
    .header('clear-site-data', '"cache"');
}
