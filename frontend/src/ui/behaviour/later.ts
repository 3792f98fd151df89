import { type ComponentType, lazy } from 'react';

const never = new Promise<never>(() => undefined);

/**
 * A part that comes after the page it stands in, which is whole without it: where its file cannot be had, the fallback is what stays. Give
 * its `Suspense` one of its size, so that nothing moves. On a server, where pages are drawn before any script runs, there is no more of it.
 */
export const later = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) =>
  lazy(async () => ({ default: (await (typeof document === 'undefined' ? never : load().catch(() => never)))[name] }));
