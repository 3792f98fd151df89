import type { CallInput, CallOutput, Contract, JsonContract } from '@waypost/contracts/contract';
import { AppError, away, type ErrorCode, type FieldError, statusOf } from '@waypost/contracts/errors';
import { z } from 'zod';
import { parseJson } from '../../parse-json.ts';

export type WrittenCall = { method: Contract['method']; path: string; body?: string };

type Parts = { params?: Record<string, unknown>; querystring?: Record<string, unknown>; body?: unknown };

/** The path of a contract with its parameters, each encoded: none of them can lead to another path. */
export function fillPath(contract: Contract, params: Record<string, unknown>): string {
  return contract.url.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`${contract.method} ${contract.url} lacks ${name}`);
    return encodeURIComponent(String(value));
  });
}

function writeQuery(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  return search.size > 0 ? `?${search.toString()}` : '';
}

/** A call as HTTP: path parameters encoded, lists in the query comma-joined, absent values left out. */
export function writeCall<C extends Contract>(contract: C, input: CallInput<C>): WrittenCall {
  const { params = {}, querystring = {}, body } = (input ?? {}) as Parts;
  return {
    method: contract.method,
    path: fillPath(contract, params) + writeQuery(querystring),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}

const errorAnswer = z.looseObject({
  error_code: z.string(),
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).default([]),
});

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(statusOf, code);

function refusal(status: number, body: unknown, cause: unknown): AppError {
  const parsed = errorAnswer.safeParse(body);
  if (!parsed.success || !isErrorCode(parsed.data.error_code)) {
    return status === 502 || status === 503 || status === 504
      ? away(cause)
      : new AppError('internal', `Answered ${status} without an error body`);
  }
  const { error_code, message, errors, status: _status, request_id: _request, ...details } = parsed.data;
  return new AppError(error_code, message, { errors: errors satisfies FieldError[], details, cause });
}

/**
 * @param who for the log and for an operator of an answer that is for later: it may be one of several behind it.
 * @throws AppError with the code of an answer that is not 2xx.
 */
export function requireDone(status: number, body: { toString(): string }, who?: () => string): void {
  if (status >= 200 && status <= 299) return;
  const cause = who && status >= 502 ? new Error(`${who()} answers ${status}, and its log says why`) : undefined;
  throw refusal(status, parseJson(body.toString()), cause);
}

/** What came back, as it is. @throws AppError with the code of an answer that is not 2xx. */
function bodyOf(status: number, text: string): unknown {
  requireDone(status, text);
  const body = parseJson(text);
  if (body === undefined) throw new AppError('internal', `Answered ${status} with what is no JSON`);
  return body;
}

/** What came back, checked by the contract. @throws AppError with the code of an answer that is not 2xx. */
export const readAnswer = <C extends JsonContract>(contract: C, status: number, text: string): CallOutput<C> =>
  contract.schema.response[200].parse(bodyOf(status, text)) as CallOutput<C>;

/** The same of one of our own processes, which has checked by the same contract what it sent. */
export const readOwnAnswer = <C extends JsonContract>(_contract: C, status: number, text: string): CallOutput<C> =>
  bodyOf(status, text) as CallOutput<C>;
