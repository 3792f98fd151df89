import { diag, DiagLogLevel } from '@opentelemetry/api';
import { parseJson } from '../parse-json.ts';
import { steadyNow } from '../steady-clock.ts';

const quietMs = 60_000;

/** The SDK writes an error as JSON, with a stack that leads into it. */
function reasonOf(told: string): string {
  const { message, name, code } = (parseJson(told) ?? {}) as Record<string, string | undefined>;
  return message || code || name || told;
}

/**
 * Says what the SDK cannot send, or does not take of its settings, at first and then once a minute at most: nothing else tells of a
 * collector with a mistyped address. On this process's own output, as what would send it fails.
 */
export function sayWhatIsNotSent(): void {
  let saidAt = -Infinity;
  const say = (told: string) => {
    if (steadyNow() - saidAt < quietMs) return;
    saidAt = steadyNow();
    process.stderr.write(`Telemetry, or some of it, is not sent: ${reasonOf(told)}\n`);
  };
  const nothing = () => undefined;
  diag.setLogger({ error: say, warn: say, info: nothing, debug: nothing, verbose: nothing }, DiagLogLevel.WARN);
}
