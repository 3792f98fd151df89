import type { BrowserKind } from '@waypost/contracts/entities/session';

/** The first that fits counts: Edge, Opera and Samsung Internet call themselves Chrome too, and Chrome calls itself Safari. */
const names = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//],
] as const satisfies readonly (readonly [BrowserKind['name'], RegExp])[];

const systems = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const satisfies readonly (readonly [BrowserKind['system'], RegExp])[];

/** Longer than any browser's; what is beyond is not looked at. */
const longest = 500;

/** The family and the system of a `User-Agent` header: all that is kept of it. */
export function browserKind(userAgent: string | undefined): BrowserKind {
  const text = (userAgent ?? '').slice(0, longest);
  return {
    name: names.find(([, pattern]) => pattern.test(text))?.[0] ?? null,
    system: systems.find(([, pattern]) => pattern.test(text))?.[0] ?? null,
  };
}
