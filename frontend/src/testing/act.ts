import React from 'react';
import { flushSync } from 'react-dom';

// Taken before a test puts its own clock in its place: React puts off by it what it need not do at once.
const { setImmediate } = globalThis;
const rendered = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));

/**
 * React's production build has no `act`, on which the testing library relies:
 * what a callback changes is on the page when it returns, or when what it returns has come.
 */
React.act ??= ((callback: () => unknown) => {
  let result: unknown;
  flushSync(() => {
    result = callback();
  });
  return result instanceof Promise ? result.then((value) => rendered().then(() => value)) : result;
}) as typeof React.act;
