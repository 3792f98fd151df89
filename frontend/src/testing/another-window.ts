import { onTestFinished } from 'vitest';
import { betweenWindows } from '../api/between-windows.ts';
import type { Told } from '../api/other-windows.ts';

/** Another window of this browser: what it hears, until the test is over, and how it tells something. */
export function anotherWindow() {
  const heard: { kind: string; told: unknown }[] = [];
  const channel = betweenWindows<[kind: string, told: unknown]>('waypost-windows', ([kind, told]) =>
    heard.push({ kind, told }),
  );
  onTestFinished(channel.close);
  const tells = <Kind extends keyof Told>(kind: Kind, told: Told[Kind]) => channel.tell([kind, told]);
  return { heard, tells };
}
