import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const page = readFileSync(new URL('infra/asvs.md', root), 'utf8');

type Row = { chapter: string; id: string; state: string; shownBy: string };

const chapters = page.split(/^## /m).slice(1);
const rows: readonly Row[] = chapters.flatMap((text) => {
  const [chapter = ''] = text.split('\n');
  return [...text.matchAll(/^\| (\d+\.\d+\.\d+) +\| \d +\| .*? +\| ([^|]+?) +\| (.*?) *\|$/gm)].map(
    ([, id = '', state = '', shownBy = '']) => ({ chapter, id, state: state.replaceAll('*', ''), shownBy }),
  );
});
const count = (list: readonly Row[]) =>
  ['met', 'not met', 'n.a.'].map((state) => list.filter((row) => row.state === state).length);

/** What stands in backticks and looks like a file or folder of the repository. */
const filesIn = ({ shownBy }: Row) =>
  [...shownBy.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name).filter((name) => /[./]/.test(name));

describe('the page on OWASP ASVS 5.0', () => {
  test('has each of the 253 requirements of level 1 and 2 once, in one of three states', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(253);
    expect(rows).toHaveLength(253);
    expect(count(rows).reduce((sum, one) => sum + one)).toBe(253);
  });

  test('finds nothing that applies and is not met', () => {
    expect(rows.filter(({ state }) => state === 'not met').map(({ id }) => id)).toEqual([]);
  });

  test('counts right, in all and by chapter', () => {
    const [met, notMet, not] = count(rows);
    expect(page).toContain(`**${met} met, ${notMet} not met, ${not} not applicable** of 253 requirements.`);
    for (const chapter of new Set(rows.map((row) => row.chapter))) {
      const numbers = count(rows.filter((row) => row.chapter === chapter)).map((one) => ` +${one} +`);
      expect(page).toMatch(new RegExp(`^\\| ${chapter} +\\|${numbers.join('\\|')}\\|$`, 'm'));
    }
  });

  test('shows what is met by files that there are', () => {
    for (const row of rows.filter(({ state }) => state === 'met')) {
      const files = filesIn(row);
      expect([row.id, files.length]).not.toEqual([row.id, 0]);
      const missing = files.filter((name) => !existsSync(new URL(name, root)));
      expect([row.id, missing]).toEqual([row.id, []]);
    }
  });

  test('names tests that there are, by their titles', () => {
    const named = [...page.matchAll(/"([^"]+)" in `([^`]+)`/g)].map(([, title = '', file = '']) => ({ title, file }));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(({ title, file }) => !readFileSync(new URL(file, root), 'utf8').includes(title))).toEqual([]);
  });
});
