import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { loadWithFiles } from './late-files.ts';

const fetched = vi.fn<(href: string) => Promise<Response>>();
beforeEach(() => void vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const load = async () => 'module';
const there = async () => new Response('');
const sheets = (href: string) => [...document.querySelectorAll<HTMLLinkElement>(`link[href="${href}"]`)];

/** What the browser makes of a style sheet that is asked for. */
async function answerStyles(href: string, outcome: 'load' | 'error') {
  await expect.poll(() => sheets(href).length).toBe(1);
  sheets(href)[0]?.dispatchEvent(new Event(outcome));
}

test('a module is loaded once its files are there, which are asked for once', async () => {
  fetched.mockImplementation(there);
  const loading = loadWithFiles(load, ['a.js', 'a.css']);
  await answerStyles('/a.css', 'load');
  await expect(loading).resolves.toBe('module');
  await expect(loadWithFiles(load, ['a.js', 'a.css'])).resolves.toBe('module');
  expect(fetched.mock.calls).toEqual([['/a.js']]);
  expect(sheets('/a.css')).toHaveLength(1);
});

test.each([
  ['not come', 'Failed to fetch', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['been refused', 'No script at', async () => new Response('', { status: 503 })],
])('a script that has %s is asked for again the next time, and nothing is loaded before', async (_, words, answer) => {
  fetched.mockImplementationOnce(answer).mockImplementation(there);
  const file = `${crypto.randomUUID()}.js`;
  const notYet = vi.fn<typeof load>(load);
  await expect(loadWithFiles(notYet, [file])).rejects.toThrow(words);
  expect(notYet).not.toHaveBeenCalled();
  await expect(loadWithFiles(load, [file])).resolves.toBe('module');
});

test('so are styles', async () => {
  const failing = loadWithFiles(load, ['b.css']);
  await answerStyles('/b.css', 'error');
  await expect(failing).rejects.toThrow('No styles at /b.css');
  const coming = loadWithFiles(load, ['b.css']);
  await answerStyles('/b.css', 'load');
  await expect(coming).resolves.toBe('module');
});

test('what has come with the page is not asked for', async () => {
  const script = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/c.js' });
  document.head.append(script);
  onTestFinished(() => script.remove());
  await expect(loadWithFiles(load, ['c.js'])).resolves.toBe('module');
  expect(fetched).not.toHaveBeenCalled();
});
