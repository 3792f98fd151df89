import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePost } from '@waypost/jobs/testing/generated-posts';
import { derivedId } from '@waypost/runtime/service/derived-id';
import { searchesAt, type OwnSearch } from '../judged-search/searches.ts';
import type { Evaluation, Figure } from './figure.ts';

/** Of the titles one in so many is that of a post, and of the occupations one in so many is asked for. */
const [titlesEach, occupationsEach] = [8, 2];
const first = 10;
const now = new Date('2030-01-02T00:00:00.000Z');

async function rowsOf(data: string, file: string): Promise<(readonly [code: string, title: string])[]> {
  const text = await readFile(join(data, 'taxonomy', file), 'utf8');
  const [, ...lines] = text.trimEnd().split(/\r?\n/);
  return lines.map((line) => {
    const [code = '', title = ''] = line.split('\t');
    return [code, title] as const;
  });
}

type Asked = { name: string; others: ReadonlySet<string> };

/** Of how many occupations another title is among the first ten: of what was found, then of what is alike. */
async function sensible({ search }: OwnSearch, asked: readonly Asked[]) {
  let [all, found] = [0, 0];
  for (const { name, others } of asked) {
    const page = await search({ keyword: name, page: 1, limit: first, ctc_currency: 'USD' }, now);
    const isOther = ({ title }: { title: string }) => others.has(title.toLowerCase());
    found += Number(page.jobs.some(isOther));
    all += Number([...page.jobs, ...(page.alike?.jobs ?? [])].slice(0, first).some(isOther));
  }
  return { all: all / asked.length, found: found / asked.length };
}

/**
 * Names of O*NET's occupations, asked for where posts have the other titles that people of these occupations give themselves; on
 * OpenSearch too where its address is known.
 */
export const searchOccupations: Evaluation = async (data) => {
  const titles = await rowsOf(data, 'Alternate Titles.txt');
  const ofOccupation = Map.groupBy(titles, ([code]) => code);
  const posts = [...new Set(titles.map(([, title]) => title))]
    .filter((_, at) => at % titlesEach === 0)
    .map((title, at) => makePost({ _id: derivedId('alternate-title', String(at)), title }));
  const isPosted = new Set(posts.map(({ title }) => title.toLowerCase()));
  const asked = (await rowsOf(data, 'Occupation Data.txt'))
    .map(([code, name]) => {
      const others = ofOccupation.get(code)?.map(([, title]) => title.toLowerCase()) ?? [];
      return { name, others: new Set(others.filter((title) => isPosted.has(title) && title !== name.toLowerCase())) };
    })
    .filter(({ others }) => others.size > 0)
    .filter((_, at) => at % occupationsEach === 0);
  const figures: Figure[] = [];
  for (const [engine, open] of searchesAt(posts)) {
    const own = await open();
    try {
      const { all, found } = await sensible(own, asked);
      figures.push({
        name: `an occupation asked for finds another title of it in the first ${first}, ${engine}`,
        value: all,
        floor: 0.6,
        baselines: { 'by its words alone': found },
        of: asked.length,
      });
    } finally {
      await own.close();
    }
  }
  return figures;
};
