import type { Calls } from '@waypost/contracts/all-contracts';
import { delays } from '@waypost/contracts/constants';
import type { CallInput, CallOutput, Contract } from '@waypost/contracts/contract';
import { apiPath, routes } from '@waypost/contracts/routes';
import { ownHeaders } from '@waypost/contracts/session';
import { ApiError } from './api-error.ts';
import { sessionEnded } from './session-ended.ts';
import { nextTraceparent } from './traceparent.ts';

// Only types come from the contracts, so no page carries their schemas.
export type Input<Name extends keyof Calls> = CallInput<Calls[Name]>;
export type Output<Name extends keyof Calls> = CallOutput<Calls[Name]>;

export type CallOptions = {
  signal?: AbortSignal;
  /** The same key answers the same result, so that a repeated click does nothing twice. */
  idempotencyKey?: string;
  /** Leaves an answer of 401 to the caller. */
  quiet?: boolean;
};

type Parts = {
  params?: Record<string, string>;
  querystring?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
};

/** Path with its parameters, and the query without what is absent or empty. */
export function addressOf(url: string, { params = {}, querystring = {} }: Parts): string {
  const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const query = new URLSearchParams(
    Object.entries(querystring).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  ).toString();
  return `${apiPath(path)}${query && `?${query}`}`;
}

async function bodyOf(response: Response): Promise<Record<string, unknown>> {
  const body: unknown = await response.json().catch(() => ({}));
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

/** What is not answered in time counts as no connection: whoever waits for it is told, and what waits behind it goes on. @throws ApiError */
export async function call<Name extends keyof Calls>(
  name: Name,
  input: Input<Name>,
  { signal, idempotencyKey, quiet = false }: CallOptions = {},
): Promise<Output<Name>> {
  const { method, url }: Pick<Contract, 'method' | 'url'> = routes[name];
  const parts = input as Parts;
  const late = AbortSignal.timeout(delays.callTimeout);
  /** Also where it breaks off in the middle of an answer, or something on the way answers with no JSON. */
  const unanswered = (error: unknown): never => {
    if (signal?.aborted) throw error;
    throw ApiError.network();
  };
  const response = await fetch(addressOf(url, parts), {
    method,
    headers: {
      ...ownHeaders,
      traceparent: nextTraceparent(),
      ...(method === 'GET' ? {} : { 'Content-Type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(parts.body ?? {}) }),
    signal: signal ? AbortSignal.any([signal, late]) : late,
    credentials: 'same-origin',
  }).catch(unanswered);
  if (!response.ok) {
    if (response.status === 401 && !quiet) sessionEnded.announce();
    throw ApiError.ofAnswer(response, await bodyOf(response));
  }
  return (await response.json().catch(unanswered)) as Output<Name>;
}
