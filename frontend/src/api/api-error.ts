import type { ErrorCode, FieldError } from '@waypost/contracts/errors';

const network = 'Network error. Please check your internet connection.';

/** A call that did not succeed. `status` is 0 when no answer came at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'network';
  readonly errors: readonly FieldError[];
  /** The whole answer, for what some codes add to it. */
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, body: Record<string, unknown>, statusText = '') {
    const text = (name: string) => (typeof body[name] === 'string' ? body[name] : undefined);
    super(text('message') ?? text('error_message') ?? `HTTP Error: ${status} ${statusText}`.trim());
    this.name = 'ApiError';
    this.status = status;
    this.code = (text('error_code') ?? 'internal') as ErrorCode;
    this.errors = Array.isArray(body['errors']) ? (body['errors'] as FieldError[]) : [];
    this.body = body;
  }

  static network(): ApiError {
    return new ApiError(0, { message: network, error_code: 'network' });
  }
}

/** What to tell a person of any failure. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError && (error.status < 500 || error.status === 503) ? error.message : fallback;

/** The specified text of the status, else the server's message, else the fallback. */
export function textFor(error: unknown, byStatus: Readonly<Record<number, string>>, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  // Only the server knows what was used up, and until when.
  if (error.code === 'too-many-requests') return error.message;
  return byStatus[error.status] ?? messageOf(error, fallback);
}
