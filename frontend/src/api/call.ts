import type * as applicantNotes from '@waypost/contracts/calls/applicant-notes';
import type * as applicantVisits from '@waypost/contracts/calls/applicant-visits';
import type * as applicantsCsv from '@waypost/contracts/calls/applicants-csv';
import type * as applicationScores from '@waypost/contracts/calls/application-scores';
import type * as applications from '@waypost/contracts/calls/applications';
import type * as appliedPosts from '@waypost/contracts/calls/applied-posts';
import type * as blindReview from '@waypost/contracts/calls/blind-review';
import type * as dataExport from '@waypost/contracts/calls/data-export';
import type * as homeCard from '@waypost/contracts/calls/home-card';
import type * as identity from '@waypost/contracts/calls/identity';
import type * as jobs from '@waypost/contracts/calls/jobs';
import type * as leaving from '@waypost/contracts/calls/leaving';
import type * as markedPosts from '@waypost/contracts/calls/marked-posts';
import type * as notifications from '@waypost/contracts/calls/notifications';
import type * as operator from '@waypost/contracts/calls/operator';
import type * as pictures from '@waypost/contracts/calls/pictures';
import type * as postedJobs from '@waypost/contracts/calls/posted-jobs';
import type * as questionTemplates from '@waypost/contracts/calls/question-templates';
import type * as resumes from '@waypost/contracts/calls/resumes';
import type * as savedJobLookup from '@waypost/contracts/calls/saved-job-lookup';
import type * as savedSearches from '@waypost/contracts/calls/saved-searches';
import type * as scoring from '@waypost/contracts/calls/scoring';
import type * as sessions from '@waypost/contracts/calls/sessions';
import type * as settings from '@waypost/contracts/calls/settings';
import type { CallInput, CallOutput, Contract } from '@waypost/contracts/contract';
import { apiPath, routes } from '@waypost/contracts/routes';
import { ownHeaders } from '@waypost/contracts/session';
import { ApiError } from './api-error.ts';
import { sessionEnded } from './session-ended.ts';
import { nextTraceparent } from './traceparent.ts';

type Contracts = typeof applicantNotes &
  typeof applicantVisits &
  typeof applicantsCsv &
  typeof applicationScores &
  typeof applications &
  typeof appliedPosts &
  typeof blindReview &
  typeof dataExport &
  typeof homeCard &
  typeof identity &
  typeof jobs &
  typeof leaving &
  typeof markedPosts &
  typeof notifications &
  typeof operator &
  typeof pictures &
  typeof postedJobs &
  typeof questionTemplates &
  typeof resumes &
  typeof savedJobLookup &
  typeof savedSearches &
  typeof scoring &
  typeof sessions &
  typeof settings;
/** Every call of the API by name. Only types come from the contracts, so no page carries their schemas. */
export type Calls = { [Name in keyof typeof routes]: Contracts[Name] };
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

/** @throws ApiError */
export async function call<Name extends keyof Calls>(
  name: Name,
  input: Input<Name>,
  { signal, idempotencyKey, quiet = false }: CallOptions = {},
): Promise<Output<Name>> {
  const { method, url }: Pick<Contract, 'method' | 'url'> = routes[name];
  const parts = input as Parts;
  const response = await fetch(addressOf(url, parts), {
    method,
    headers: {
      ...ownHeaders,
      traceparent: nextTraceparent(),
      ...(method === 'GET' ? {} : { 'Content-Type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(parts.body ?? {}) }),
    ...(signal ? { signal } : {}),
    credentials: 'same-origin',
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw ApiError.network();
  });
  if (!response.ok) {
    if (response.status === 401 && !quiet) sessionEnded.announce();
    throw ApiError.ofAnswer(response, await bodyOf(response));
  }
  return (await response.json()) as Output<Name>;
}
