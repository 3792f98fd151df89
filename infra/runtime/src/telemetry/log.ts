import { trace } from '@opentelemetry/api';
import { type DestinationStream, type Logger, multistream, pino } from 'pino';
import { requestScope } from '../service/calls/request-scope.ts';
import { telemetryConfig } from './config.ts';
import { sendLines } from './send-lines.ts';

export type { Logger } from 'pino';

const secrets = ['.authorization', '.cookie', '["set-cookie"]', '.token', '.credential'].flatMap((field) => [
  field.replace(/^\./, ''),
  `*${field}`,
  `*.*${field}`,
]);

/** What libraries hand on with their errors: jose the claims of a token, MongoDB's driver documents, and Redis' what was sent. */
const ofPeople = [
  'err.payload',
  'err.writeErrors[*].op',
  'err.errorResponse.writeErrors[*].op',
  'err.command.args',
  'err.previousErrors[*].command.args',
];

function correlation() {
  const span = trace.getActiveSpan()?.spanContext();
  return { ...requestScope.getStore(), ...(span && { trace_id: span.traceId, span_id: span.spanId }) };
}

/** Bytes and ms: each write of its own would cost a busy process a tenth of its time. */
const together = { minLength: 4096, periodicFlush: 100 };

/** A reader that has gone, or whose disk is full, costs lines and not the process. What has not been written is, when it ends. */
function stdout(): DestinationStream {
  const destination = pino.destination({ dest: 1, sync: true, ...together });
  destination.on('error', () => undefined);
  process.once('exit', () => destination.flushSync());
  return destination;
}

/** For a command, whose answer the standard output has. */
export const stderr = (): DestinationStream => pino.destination(2);

const alsoSent = (destination: DestinationStream) =>
  multistream([destination, sendLines()].map((stream) => ({ stream, level: 'trace' })));

/**
 * The log of a service: JSON lines with trace id and request id, at the level of LOG_LEVEL, to stdout unless told otherwise
 * (`openLogFile`), and by OTLP as well where telemetry has a receiver for logs. Tokens and cookies are left out wherever they
 * stand, and what errors say of people beside their words.
 */
export function createLog(name: string, destination: DestinationStream = stdout()): Logger {
  return pino(
    {
      name,
      level: telemetryConfig.logLevel,
      base: { name },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: correlation,
      redact: { paths: [...secrets, ...ofPeople], remove: true },
    },
    telemetryConfig.logs.sent ? alsoSent(destination) : destination,
  );
}
