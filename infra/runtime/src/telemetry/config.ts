import { processNameOf } from './process-name.ts';

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const isLogLevel = (text: string | undefined): text is LogLevel => logLevels.some((level) => level === text);

const disabled = process.env['OTEL_SDK_DISABLED']?.toLowerCase() === 'true';

type Signal = 'TRACES' | 'METRICS' | 'LOGS';

const ofSignal = (signal: Signal, setting: 'ENDPOINT' | 'PROTOCOL') =>
  process.env[`OTEL_EXPORTER_OTLP_${signal}_${setting}`] || process.env[`OTEL_EXPORTER_OTLP_${setting}`];

const isSent = (signal: Signal) =>
  !disabled && process.env[`OTEL_${signal}_EXPORTER`] !== 'none' && Boolean(ofSignal(signal, 'ENDPOINT'));

/** By HTTP either way. */
const protocolOf = (signal: Signal) =>
  ofSignal(signal, 'PROTOCOL') === 'http/json' ? ('http/json' as const) : ('http/protobuf' as const);

const isNamed =
  Boolean(process.env['OTEL_SERVICE_NAME']) ||
  /(?:^|,)\s*service\.name=/.test(process.env['OTEL_RESOURCE_ATTRIBUTES'] ?? '');

/**
 * What the log and telemetry take from the environment before anything else is loaded; the SDK reads the rest of the
 * standard variables itself. A level that does not exist counts as `info` here; the service's configuration reports it.
 */
export const telemetryConfig = {
  logLevel: isLogLevel(process.env['LOG_LEVEL']) ? process.env['LOG_LEVEL'] : 'info',
  traces: { sent: isSent('TRACES'), protocol: protocolOf('TRACES') },
  metrics: {
    sent: isSent('METRICS'),
    protocol: protocolOf('METRICS'),
    // As often as Prometheus looks: the collector forgets numbers that are older than three of these.
    exportIntervalMillis: Number(process.env['OTEL_METRIC_EXPORT_INTERVAL']) || 15_000,
  },
  logs: { sent: isSent('LOGS'), protocol: protocolOf('LOGS') },
  /** Undefined where the environment names the process. */
  serviceName: isNamed ? undefined : processNameOf(process.argv[1] ?? ''),
};
