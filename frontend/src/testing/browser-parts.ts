// First of all: jsdom computes styles slowly, and no test looks at them.
import '@vanilla-extract/css/disableRuntimeStyles';
// Before the testing library looks for it.
import './act.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// Files share a document and the libraries, and begin with modules of the app that nobody has used or put others in place of.
vi.resetModules();

configure({
  // A busy machine takes its time; nobody waits this long for what comes.
  asyncUtilTimeout: 30_000,
  // Without the whole document, which says less than the sentence does.
  getElementError: (message) => new Error(message ?? 'Nothing is found'),
});

// Registered first and so run last: nothing of a page is left to wake up once its document is gone.
afterEach(cleanup);
// Nothing comes after where a test begins, or a page that goes on would not make the history longer.
beforeEach(() => history.pushState(null, '', '/'));

/** What jsdom lacks of a browser and the app relies on. Nothing here answers: a test that needs one says so itself. */
const never = new Promise<never>(() => undefined);

// One tab of many holds the live stream; here, it is always another one.
Object.assign(navigator, { locks: { request: () => never } });
globalThis.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
globalThis.scrollTo = () => undefined;
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.IntersectionObserver ??= class {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};
