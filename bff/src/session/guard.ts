import type { Actor } from '@waypost/contracts/actor';
import { unknownSessionCost } from '@waypost/contracts/allowances';
import { AppError } from '@waypost/contracts/errors';
import { ownHeader } from '@waypost/contracts/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Allowances } from '../allowances/allowances.ts';
import { hasSafeMethod } from '../is-reading.ts';
import { sessionCookie } from './cookies.ts';
import type { Session, SessionStore } from './session-store.ts';

const headerName = ownHeader.name.toLowerCase();

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Opened by the browser itself, which cannot send the header. */
    navigation?: boolean;
  }
  interface FastifyRequest {
    session?: Session;
  }
}

/**
 * Refuses what a page of another site could make a browser send: every call carries `X-Waypost: 1`, which needs a CORS
 * preflight that nobody here grants, and every write our own Origin.
 */
export function createOriginGuard(publicUrl: string) {
  const { origin } = new URL(publicUrl);
  return (request: FastifyRequest): void => {
    if (request.routeOptions.config.navigation === true) return;
    if (request.headers[headerName] !== ownHeader.value) {
      request.securityEvent = 'origin.refused';
      throw new AppError('forbidden', `This call needs the header ${ownHeader.name}: ${ownHeader.value}`);
    }
    if (!hasSafeMethod(request) && request.headers.origin !== origin) {
      request.securityEvent = 'origin.refused';
      throw new AppError('forbidden', `This call must come from ${origin}`);
    }
  };
}

export type SessionCheck = (request: FastifyRequest, reply: FastifyReply) => Promise<Actor | undefined>;

/**
 * Finds the session of a request. @throws unavailable when it cannot be checked: that is not the same as being signed out;
 * too-many-requests for an address that keeps coming with sessions that do not exist.
 */
export function createSessionCheck(sessions: SessionStore, allowances: Pick<Allowances, 'take'>): SessionCheck {
  const find = async (value: string) => {
    try {
      return await sessions.find(value);
    } catch (error) {
      throw new AppError('unavailable', 'We couldn’t check your session right now. Please try again in a moment.', {
        cause: error,
      });
    }
  };

  return async (request, reply) => {
    // Read from the header: this runs before the cookie plugin's own hook.
    const value = request.server.parseCookie(request.headers.cookie ?? '')[sessionCookie];
    if (value === undefined) return undefined;
    const session = await find(value);
    if (session === undefined) {
      // One of it has been counted already, as of every request.
      await allowances.take('requests', request, reply, unknownSessionCost - 1);
      request.securityEvent = 'session.unknown';
      return undefined;
    }
    request.session = session;
    return session.user;
  };
}

/** Pages, and what else anybody may open, do not depend on the session, nor then on whether it can be checked. */
export const unlessOpenToAll =
  (check: SessionCheck): SessionCheck =>
  async (request, reply) => {
    const { access, navigation } = request.routeOptions.config;
    return access === 'public' && navigation === true ? undefined : check(request, reply);
  };
