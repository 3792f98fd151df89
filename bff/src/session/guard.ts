import type { FastifyRequest } from 'fastify';
import type { Actor } from '@waypost/contracts/actor';
import { AppError } from '@waypost/contracts/errors';
import { sessionCookie } from './cookies.ts';
import type { Session, SessionStore } from './session-store.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Opened by the browser itself, which cannot send the header. */
    navigation?: boolean;
  }
  interface FastifyRequest {
    session?: Session;
  }
}

const reads = new Set(['GET', 'HEAD']);

/**
 * Refuses what a page of another site could make a browser send: every call carries `X-Waypost: 1`, which needs a CORS
 * preflight that nobody here grants, and every write our own Origin.
 */
export function createOriginGuard(publicUrl: string) {
  const { origin } = new URL(publicUrl);
  return (request: FastifyRequest): void => {
    if (request.routeOptions.config.navigation === true) return;
    if (request.headers['x-waypost'] !== '1') {
      throw new AppError('forbidden', 'This call needs the header X-Waypost: 1');
    }
    if (!reads.has(request.method) && request.headers.origin !== origin) {
      throw new AppError('forbidden', `This call must come from ${origin}`);
    }
  };
}

/** Finds the session of a request. @throws unavailable when it cannot be checked: that is not the same as being signed out. */
export function createSessionCheck(sessions: SessionStore) {
  return async (request: FastifyRequest): Promise<Actor | undefined> => {
    const { access, navigation } = request.routeOptions.config;
    // Pages, and what else anybody may open, do not depend on the session, nor then on whether it can be checked.
    if (access === 'public' && navigation === true) return undefined;
    // Read from the header: this runs before the cookie plugin's own hook.
    const value = request.server.parseCookie(request.headers.cookie ?? '')[sessionCookie];
    if (value === undefined) return undefined;
    try {
      const session = await sessions.find(value);
      if (session !== undefined) request.session = session;
      return session?.user;
    } catch (error) {
      throw new AppError('unavailable', 'We cannot check your session right now. Please try again in a moment.', {
        cause: error,
      });
    }
  };
}
