/** Every way a call can be refused, with its HTTP status. A forgotten status does not compile. */
export const statusOf = {
  'validation-error': 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'request-timeout': 408,
  conflict: 409,
  'already-applied': 409,
  'version-conflict': 409,
  gone: 410,
  'payload-too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  'headers-too-large': 431,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof statusOf;

/** One refused value: the path into params, query or body (`answers.0.reply`) and a sentence for people. */
export type FieldError = { path: string; message: string };

/** The body of every answer that is not 2xx. A 5xx carries no internal message. */
export type ErrorBody = {
  status: number;
  error_code: ErrorCode;
  message: string;
  errors: FieldError[];
  request_id: string;
};

/** A broken rule. Anything else that is thrown is a bug and answers 500. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[];
  /** More fields for the answer, such as the current document of a `version-conflict`. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    code: ErrorCode,
    message: string,
    options: { errors?: readonly FieldError[]; details?: Record<string, unknown>; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.errors = options.errors ?? [];
    this.details = options.details ?? {};
  }

  get status(): number {
    return statusOf[this.code];
  }
}

/** Something that the answer needs cannot be asked now; later the same call may be answered. */
export const away = (cause?: unknown) =>
  new AppError('unavailable', 'A part of Waypost is not available right now. Please try again.', { cause });
export const notFound = (what: string) => new AppError('not-found', `${what} not found`);
/** For who signed in here while their account was deleted there: the one refusal that ends their sessions. */
export const accountGone = () => new AppError('gone', 'This account has been deleted');
export const forbidden = (message = 'You do not have permission to do this') => new AppError('forbidden', message);
export const invalid = (path: string, message: string) =>
  new AppError('validation-error', message, { errors: [{ path, message }] });
