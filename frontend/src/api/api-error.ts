import { type ErrorCode, type FieldError, statusOf } from '@waypost/contracts/errors';

/** Why a call failed: the code of the server's refusal, or `network` where no answer came at all. */
export type FailureCode = ErrorCode | 'network';

const network = 'Network error. Please check your internet connection.';

const isCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(statusOf, code);
const codes = Object.keys(statusOf) as ErrorCode[];

/** A newer server or a proxy may answer without a code that is known here: then the status says the nearest one. */
function codeOf(status: number, { error_code }: Record<string, unknown>): ErrorCode {
  if (isCode(error_code)) return error_code;
  const nearest = codes.find((code) => statusOf[code] === status);
  return nearest ?? (status >= 400 && status < 500 ? 'validation-error' : 'internal');
}

const saysSomething = (message: unknown): message is string => typeof message === 'string' && message.trim() !== '';

/** A call that did not succeed. */
export class ApiError extends Error {
  readonly code: FailureCode;
  readonly errors: readonly FieldError[];
  /** Whether the answer had a sentence; one of a proxy has none that a person could read. */
  readonly hasWords: boolean;
  /** The whole answer, for what some codes add to it. */
  readonly body: Readonly<Record<string, unknown>>;

  constructor(code: FailureCode, body: Readonly<Record<string, unknown>> = {}, wordless = `HTTP Error: ${code}`) {
    const message = [body['message'], body['error_message']].find(saysSomething);
    super(message ?? wordless);
    this.hasWords = message !== undefined;
    this.name = 'ApiError';
    this.code = code;
    this.errors = Array.isArray(body['errors']) ? (body['errors'] as FieldError[]) : [];
    this.body = body;
  }

  static ofAnswer({ status, statusText }: { status: number; statusText: string }, body: Record<string, unknown>) {
    return new ApiError(codeOf(status, body), body, `HTTP Error: ${status} ${statusText}`.trim());
  }

  static network(): ApiError {
    return new ApiError('network', { message: network });
  }
}

/** Whether a call failed for one of these reasons. */
export const isRefusal = (error: unknown, ...codes: readonly FailureCode[]): error is ApiError =>
  error instanceof ApiError && codes.includes(error.code);

/** What to tell a person of any failure: the server's sentence, unless there is none, or it can say no more than that something is broken. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.hasWords && error.code !== 'internal' ? error.message : fallback;

/** The specified text of the code, else the server's sentence, else the fallback. */
export function textFor(
  error: unknown,
  byCode: Readonly<Partial<Record<FailureCode, string>>>,
  fallback: string,
): string {
  if (!(error instanceof ApiError)) return fallback;
  // Only the server knows what was used up, and until when.
  if (error.code === 'too-many-requests') return messageOf(error, fallback);
  return byCode[error.code] ?? messageOf(error, fallback);
}

/** Whether asking again at once may be answered: nothing came back, or a part was away. A refusal stays one. */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || isRefusal(error, 'network', 'internal', 'unavailable', 'request-timeout');
