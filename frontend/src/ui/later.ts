import { type ComponentType, lazy } from 'react';

const never = new Promise<never>(() => undefined);

/**
 * A part that comes after the page it stands in. Give its `Suspense` a fallback of its size, so that nothing moves. On a server, where
 * pages are drawn before any script runs, the fallback is all there is of it.
 */
export const later = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(async () => ({ default: (await (typeof document === 'undefined' ? never : load()))[name] }));
