import { randomId } from './random-id.ts';

const longest = 60_000;

/**
 * Makes the `traceparent` of each call, so that traces begin in the page (https://www.w3.org/TR/trace-context/). A trace
 * is one action of a person, opening a page included: the calls that follow from it belong together, and nothing else,
 * as a trace for each page would grow for as long as the page is open. What a page asks by itself later begins another one.
 */
export function createTraceparents(actions: Pick<EventTarget, 'addEventListener'>, now = () => performance.now()) {
  let trace: { id: string; ends: number } | undefined;
  const begin = () => {
    trace = undefined;
  };
  for (const action of ['pointerdown', 'keydown', 'popstate']) actions.addEventListener(action, begin, true);

  return (): string => {
    if (!trace || now() >= trace.ends) trace = { id: randomId(16), ends: now() + longest };
    return `00-${trace.id}-${randomId(8)}-01`;
  };
}

// Unit tests have no window.
export const nextTraceparent = createTraceparents(typeof window === 'undefined' ? new EventTarget() : window);
