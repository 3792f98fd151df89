export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const isLogLevel = (text: string | undefined): text is LogLevel => logLevels.some((level) => level === text);

/**
 * What the log and tracing take from the environment before anything else is loaded. A level that does not
 * exist counts as `info` here; the service's configuration reports it.
 */
export const telemetryConfig = {
  logLevel: isLogLevel(process.env['LOG_LEVEL']) ? process.env['LOG_LEVEL'] : 'info',
  traces: Boolean(process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] || process.env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']),
};
