import { expect, test } from 'vitest';
import { linesOfPage } from './page-layout.ts';
import type { PageRun } from './page-run.ts';

const run = (text: string, x: number, y: number, size = 10): PageRun => ({
  text,
  x,
  y,
  size,
  width: text.length * size * 0.5,
});
const textOf = (runs: readonly PageRun[]) => linesOfPage(runs).map(({ text }) => text);

test('words whose letters a style sheet sets apart are words', () => {
  expect(textOf([run('M I R A', 50, 40, 20), run('O K O Y E - R Y E', 130, 40, 20)])).toEqual(['MIRA OKOYE-RYE']);
  expect(textOf([run('Mi r a O ko y e', 50, 40), run('I am a b', 50, 90)])).toEqual(['Mira Okoye', 'I am a b']);
  expect(textOf([run('A B O U T', 50, 40), run('M E', 100, 40), run('B E', 50, 90)])).toEqual(['ABOUT ME', 'B E']);
});

test('two columns with air between their lines are two', () => {
  const rows = Array.from({ length: 12 }, (_, at) => at);
  const left = rows.map((at) => run(`What was baked in oven ${at}`, 40, 60 + at * 25));
  const right = rows.map((at) => run(`Skill ${at}`, 400, 66 + at * 25));
  expect(textOf([...left, ...right])[1]).toBe('What was baked in oven 1');
});

test('numbers beside what they are of are a table', () => {
  const rows = Array.from({ length: 12 }, (_, at) => at);
  const runs = rows.flatMap((at) => [
    run(`Hours in oven ${at}`, 40, 60 + at * 14),
    run(`${at},200`, 400, 60 + at * 14),
  ]);
  expect(textOf(runs)[0]).toBe('Hours in oven 0\t0,200');
});

test('dates beside what they are of are no column, though headings stand between them', () => {
  const rows = Array.from({ length: 24 }, (_, at) => at);
  const runs = rows.flatMap((at) =>
    at % 2 === 0
      ? [run('A heading', 40, 60 + at * 14)]
      : [run(`${1990 + at} – ${1991 + at}`, 40, 60 + at * 14), run(`Baker at oven ${at}`, 200, 60 + at * 14)],
  );
  expect(textOf(runs)[1]).toBe('1991 – 1992\tBaker at oven 1');
});

test('cities and dates that all stand beside who and what are no column', () => {
  const entries = Array.from({ length: 6 }, (_, at) => 60 + at * 28);
  const runs = entries.flatMap((y, at) => [
    run(`Old Crumb ${at}`, 40, y),
    run('Ghent', 400, y),
    run('Baker of rye', 40, y + 14),
    run(`201${at} – 202${at}`, 400, y + 14),
  ]);
  expect(textOf(runs).slice(0, 2)).toEqual(['Old Crumb 0\tGhent', 'Baker of rye\t2010 – 2020']);
});

test('a short column with headings of its own is one beside another that has some, too', () => {
  const left = ['Experience', ...Array.from({ length: 12 }, (_, at) => `Kneaded the dough of oven ${at}`)];
  const right = ['Skills', 'Rye', '', 'Languages', 'Basque', 'English'];
  const column = (lines: string[], x: number) => lines.flatMap((line, at) => (line ? run(line, x, 60 + at * 14) : []));
  expect(textOf([...column(left, 40), ...column(right, 400)]).slice(-5)).toEqual(right.filter(Boolean));
  const inMargin = ['Experience', '', '', 'Skills', '', '', 'Languages'];
  const beside = inMargin.map((_, at) => `Rye and oats ${at}`);
  expect(textOf([...column(inMargin, 40), ...column(beside, 200)])[0]).toBe('Experience\tRye and oats 0');
});

test('what a browser prints with drawn bullets are items of a list, whole where the page breaks them', () => {
  const list = [
    run('Head Baker, Old Crumb', 40, 100),
    run('2019 – 2021', 400, 100),
    run('Kneaded the dough of all breads in the winters and the', 54, 114),
    run('summers', 54, 128),
    run('Sold 900 loaves, 2020–2021', 54, 142),
    run('Baker, Rye House, 2016 – 2019', 40, 156),
    run('Sold oats to all of the town', 54, 170),
    run('Rye', 54, 184),
    run('Wheat', 54, 198),
  ];
  expect(textOf(list).filter((line) => line.startsWith('• '))).toEqual([
    '• Kneaded the dough of all breads in the winters and the',
    '• Sold 900 loaves, 2020–2021',
    '• Sold oats to all of the town',
    '• Rye',
    '• Wheat',
  ]);
});

test('who and what somebody was, to the right of with whom, is no item of a list', () => {
  const entry = (company: string, title: string, y: number) => [
    run(company, 72, y),
    run('2019 – 2021', 400, y),
    run(title, 90, y + 14),
    run('Kneaded the dough of all breads', 108, y + 28),
    run('Sold them on the market of the town', 108, y + 42),
  ];
  const study = (school: string, degree: string, y: number) => [
    run(school, 72, y),
    run('2012 – 2015', 400, y),
    run(degree, 90, y + 14),
    run('Ghent, Belgium', 90, y + 28),
  ];
  const lines = textOf([
    ...entry('Old Crumb', 'Senior baker', 100),
    ...entry('Rye House', 'Baker', 160),
    ...study('Crumb University', 'Bachelor of Science in Baking', 220),
    ...study('Rye College', 'Pastry diploma', 270),
  ]);
  const duties = ['• Kneaded the dough of all breads', '• Sold them on the market of the town'];
  expect(lines.filter((line) => line.startsWith('• '))).toEqual([...duties, ...duties]);
});

test('who, what and where, to the right of when, are no items, and what is in short lines is one each', () => {
  const below = (dates: string, lines: readonly (readonly [text: string, x: number])[], y: number) => [
    run(dates, 40, y),
    ...lines.map(([text, x], at) => run(text, x, y + 14 * (at + 1))),
  ];
  const lines = textOf([
    ...below(
      '2019 – 2021',
      [
        ['Responsable du four', 68],
        ['Moulin des Vieilles Croûtes', 68],
        ['Gestion du seigle et des fours', 108],
        ['Avoine', 108],
      ],
      60,
    ),
    ...below(
      '2016 – 2019',
      [
        ['Aide du four', 68],
        ['Les Vieux Fours du Moulin', 68],
        ['Vente du pain de seigle chaud', 108],
        ['Seigle', 108],
      ],
      160,
    ),
    ...below(
      '2010 – 2012',
      [
        ['Diplôme professionnel du pain', 68],
        ['Lycée boulanger des Glycines', 68],
      ],
      260,
    ),
  ]);
  expect(lines.filter((line) => line.startsWith('• '))).toEqual(
    ['Gestion du seigle et des fours', 'Avoine', 'Vente du pain de seigle chaud', 'Seigle'].map((line) => `• ${line}`),
  );
});

test('a line that is full ends an item where the next begins as sentences do and nothing is left open', () => {
  const list = (full: string, next: string) => [
    run('Head baker, Old Crumb', 40, 100),
    run('Kneaded the dough of all breads of the winter and the', 54, 114),
    run('summer', 54, 128),
    run(full, 54, 142),
    run(next, 54, 156),
    run('to the town', 54, 170),
  ];
  const items = (full: string, next = 'Sold oats') =>
    textOf(list(full, next)).filter((line) => line.startsWith('• ')).length;
  expect(items('Baked rye, wheat and oats at the shop of the old town')).toBe(3);
  expect(items('Baked rye, wheat and oats at the shop of the old town of')).toBe(2);
  expect(items('Baked rye, wheat and oats at the shop of the old town', 'Baked 900')).toBe(3);
  expect(items('Baked rye, wheat and oats at the shop of the old town', 'Rye 900')).toBe(2);
  const broken = [
    run('Baker, Old Crumb', 40, 100),
    run('Baked all the breads of the old shop of the town with', 54, 114),
    run('Rye and oats', 54, 128),
    run('Oats', 54, 142),
  ];
  expect(textOf(broken).filter((line) => line.startsWith('• '))).toHaveLength(2);
});

test('where an item is broken, what stands far to its right does not say', () => {
  const lines = textOf([
    run('Baker, Old Crumb', 40, 100),
    run('2019 – 2021', 420, 100),
    run('Baked all breads of the shop for the', 54, 114),
    run('Ghent', 420, 114),
    run('town', 54, 128),
    run('Sold 900 loaves of bread on markets of', 54, 142),
    run('Ghent', 420, 142),
    run('Larch, with oats', 54, 156),
  ]);
  expect(lines.filter((line) => line.startsWith('• '))).toHaveLength(2);
});

test('an item that goes on to the right of its first line is one', () => {
  const lines = textOf([
    run('Head baker, Old Crumb', 40, 100),
    run('Ran the ovens of all shops', 54, 114),
    run('Kneaded the dough of all breads of the winter and the', 54, 128),
    run('summer', 64, 142),
    run('Sold oats', 54, 156),
  ]);
  expect(lines.filter((line) => line.startsWith('• '))).toHaveLength(3);
});

test('what stands to the right of a heading, or says when entries were, is no list', () => {
  const below = (heading: string) => [
    run(heading, 40, 100),
    run('Baker, Old Crumb', 54, 114),
    run('2019 – 2021', 400, 114),
    run('Cook, Rye House', 54, 128),
    run('2016 – 2019', 400, 128),
    run('Ghent', 54, 142),
  ];
  for (const heading of ['Experience', 'Bakeries of the north'])
    expect(textOf(below(heading)).filter((line) => line.startsWith('• '))).toEqual([]);
});

test('labels beside what they are of are no column, where the headings stand above both', () => {
  const rows = ['Berufserfahrung', '', '', '', 'Kenntnisse', '', '', '', 'Sprachen', '', '', ''];
  const runs = rows.flatMap((heading, at) => {
    const y = 60 + at * 14;
    return heading === ''
      ? [run(`Ofen ${at}`, 40, y), run(`Brot aus Roggen ${at}`, 200, y), run('im Winter', 200, y + 5)]
      : [run(heading, 40, y)];
  });
  expect(textOf(runs).slice(0, 2)).toEqual(['Berufserfahrung', 'Ofen 1\tBrot aus Roggen 1']);
});
