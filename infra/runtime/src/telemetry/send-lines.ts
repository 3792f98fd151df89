import { logs, SeverityNumber } from '@opentelemetry/api';
import type { DestinationStream } from 'pino';
import { z } from 'zod';
import { parseJson } from '../parse-json.ts';

const severities: Readonly<Record<string, SeverityNumber>> = {
  trace: SeverityNumber.TRACE,
  debug: SeverityNumber.DEBUG,
  info: SeverityNumber.INFO,
  warn: SeverityNumber.WARN,
  error: SeverityNumber.ERROR,
  fatal: SeverityNumber.FATAL,
};

const line = z.looseObject({ level: z.string(), time: z.string(), msg: z.string().default('') });

/**
 * Hands the lines of a log to OpenTelemetry as they are written, so without what the log leaves out. Which trace a line
 * belongs to is told by the moment at which it is written.
 */
export const sendLines = (): DestinationStream => ({
  write(text) {
    const { data } = line.safeParse(parseJson(text));
    if (data === undefined) return;
    const { level, time, msg, name, trace_id: _trace, span_id: _span, ...more } = data;
    logs.getLogger(String(name)).emit({
      timestamp: new Date(time),
      severityNumber: severities[level] ?? SeverityNumber.UNSPECIFIED,
      severityText: level,
      body: msg,
      attributes: more as Record<string, string>,
    });
  },
});
