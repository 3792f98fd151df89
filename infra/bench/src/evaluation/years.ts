import { analyseJobPost } from '@waypost/scoring/analyse-job-post';
import type { Evaluation } from './figure.ts';
import judged from './judged/years.json' with { type: 'json' };
import { readCsv } from './read-csv.ts';

type Years = { min: number | null; max: number | null };

const isSame = (a: Years, b: Years) => a.min === b.min && a.max === b.max;

/**
 * Posts of `job-posts`, of which somebody has written down what years of experience they ask for: the 44n/3th rows of all files
 * in the order of their names. What several sentences ask for is the most of them, and the least of two ways to qualify; what
 * is only preferred counts where nothing is required.
 */
export const years: Evaluation = async (data) => {
  const files = new Map<string, Record<string, string>[]>();
  let [right, plain] = [0, 0];
  for (const { file, row, ...asked } of judged) {
    const rows = files.get(file) ?? (await readCsv(data, `job-posts/${file}`));
    files.set(file, rows);
    const { title, description } = textsOf(rows[row] ?? {});
    right += Number(isSame(read(title, description), asked));
    plain += Number(isSame(firstNumber(description), asked));
  }
  return [
    {
      name: 'years of experience, exact',
      value: right / judged.length,
      floor: 0.94,
      baselines: { 'first number before "years"': plain / judged.length },
      of: judged.length,
    },
  ];
};

/** Each file names its columns in its own way. */
const textsOf = (row: Record<string, string>) => ({
  title: row['title'] ?? row['jobtitle'] ?? row['job_title'] ?? '',
  description: row['description'] ?? row['jobdescription'] ?? row['job_description'] ?? '',
});

function read(title: string, description: string): Years {
  const analysis = analyseJobPost({ title, description, responsibility: '', minimum_qualification: '' });
  return { min: analysis.minimum_yrs_of_exp_needed ?? null, max: analysis.maximum_yrs_of_exp_needed ?? null };
}

function firstNumber(text: string): Years {
  const number = /(\d+)\D{0,12}years/i.exec(text)?.[1];
  return { min: number === undefined ? null : Number(number), max: null };
}
