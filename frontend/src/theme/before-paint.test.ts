import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { hintCookie } from '@waypost/contracts/session';
import { describe, expect, test } from 'vitest';
import { themeStorageKey } from './theme-choice.ts';

const script = readFileSync(new URL('../../public/before-paint.js', import.meta.url), 'utf8');

function afterStart(getItem: (key: string) => string | null, cookie = ''): { theme?: string; session?: string } {
  const dataset = {};
  const document = { documentElement: { dataset }, cookie };
  runInNewContext(script, { localStorage: { getItem }, document, addEventListener: () => undefined });
  return dataset;
}
const themeAfterStart = (getItem: (key: string) => string | null) => afterStart(getItem).theme;

/** A page that was drawn, its script waiting in a template. */
function drawnPage() {
  const heard = new Map<string, (event?: unknown) => void>();
  const marked = new Set<string>();
  const root = { addEventListener: (name: string, hear: () => void) => void heard.set(name, hear) };
  const waiting = {
    content: 'script',
    place: ['template'],
    replaceWith: (content: string) => (waiting.place = [content]),
  };
  let see: ((...names: string[]) => void) | undefined;
  class PerformanceObserver {
    constructor(hear: (seen: { getEntriesByName(name: string): unknown[] }, observer: PerformanceObserver) => void) {
      see = (...names) => hear({ getEntriesByName: (name) => names.filter((one) => one === name) }, this);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  runInNewContext(script, {
    localStorage: { getItem: () => null },
    document: {
      documentElement: { dataset: {} },
      cookie: '',
      getElementById: (id: string) => (id === 'root' ? root : waiting),
      querySelector: () => (marked.size === 0 ? null : { removeAttribute: () => marked.clear() }),
    },
    PerformanceObserver,
    addEventListener: (name: string, hear: () => void) => void heard.set(name, hear),
    setTimeout: (then: () => void) => then(),
  });
  return {
    inPlace: () => waiting.place,
    /** Something is pressed, within a button or not. @returns the buttons that are marked then. */
    press(button?: string) {
      const found = button === undefined ? null : { setAttribute: () => marked.add(button) };
      heard.get('click')?.({ target: { closest: () => found } });
      return [...marked];
    },
    hear: (name: string) => heard.get(name)?.(),
    see: (...names: string[]) => see?.(...names),
  };
}

describe('the script before the first paint', () => {
  test.each(['light', 'dark'])('shows the stored choice %s', (choice) => {
    expect(themeAfterStart((key) => (key === themeStorageKey ? choice : null))).toBe(choice);
  });

  test('leaves the system in charge without a choice, or with one it does not know', () => {
    expect(themeAfterStart(() => null)).toBeUndefined();
    expect(themeAfterStart(() => 'sepia')).toBeUndefined();
  });

  test('survives storage that may not be read', () => {
    expect(
      themeAfterStart(() => {
        throw new Error('denied');
      }),
    ).toBeUndefined();
  });

  test('says of who may be signed in that this is not known yet', () => {
    const hint = `${hintCookie.name}=${hintCookie.value}`;
    expect(afterStart(() => null, `other=1; ${hint}`).session).toBe('unknown');
    expect(afterStart(() => null, `other=1`).session).toBeUndefined();
  });

  test('lets the scripts of a drawn page begin once the page is seen', () => {
    const page = drawnPage();
    page.hear('DOMContentLoaded');
    page.see('first-paint');
    expect(page.inPlace()).toEqual(['template']);
    page.see('first-contentful-paint');
    expect(page.inPlace()).toEqual(['script']);
  });

  test('marks the button of a drawn page that was pressed last, unless something else was pressed since', () => {
    const page = drawnPage();
    page.hear('DOMContentLoaded');
    expect(page.press('Menu')).toEqual(['Menu']);
    expect(page.press('Filters')).toEqual(['Filters']);
    expect(page.press()).toEqual([]);
  });

  test('lets them begin after the page where nobody looks', () => {
    const page = drawnPage();
    page.hear('DOMContentLoaded');
    page.hear('load');
    expect(page.inPlace()).toEqual(['script']);
  });
});
