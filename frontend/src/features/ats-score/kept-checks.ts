import { z } from 'zod';
import { counted } from '../../format/counted.ts';
import { keptOnDevice } from '../../storage/kept-on-device.ts';
import { type AtsForm, checkedJob, emptyForm } from './ats-form.ts';
import { keptForm } from './kept-form.ts';

/** A job that was scored, with all that was asked. */
export type Check = {
  title: string;
  company: string | undefined;
  percent: number;
  /** When, as an instant. */
  at: string;
  /** What the same job scored the time before. */
  before?: { percent: number; at: string };
  form: AtsForm;
};

const most = 5;
const percent = z.int().min(0).max(100);
const check = z.object({
  title: z.string(),
  company: z.string().optional(),
  percent,
  at: z.iso.datetime(),
  before: z.object({ percent, at: z.iso.datetime() }).exactOptional(),
  form: z.unknown().transform((form) => keptForm.parse(form) ?? emptyForm),
});

/** The last first, each job once, with what it scored before. @param origin of this site. */
export function withCheck(checks: readonly Check[], checked: Omit<Check, 'before'>, origin: string): Check[] {
  const job = checkedJob(checked.form, origin);
  const isSame = ({ form }: Check) => checkedJob(form, origin) === job;
  const earlier = checks.find(isSame);
  const before = earlier && { before: { percent: earlier.percent, at: earlier.at } };
  return [{ ...checked, ...before }, ...checks.filter((other) => !isSame(other))].slice(0, most);
}

/** What has become of a score since the last time; nothing where it is the same. */
export function changeOf({ percent, before }: Check): string | undefined {
  const points = before === undefined ? 0 : percent - before.percent;
  if (points === 0) return undefined;
  return `${points > 0 ? 'up' : 'down'} ${counted(Math.abs(points), 'point')}`;
}

/** The stored checks that fit today's shape; an older version of the app may have written others. */
export function parseChecks(value: unknown): Check[] {
  const checks = z.array(z.unknown()).safeParse(value).data ?? [];
  return checks.flatMap((each) => {
    const { data } = check.safeParse(each);
    return data === undefined ? [] : [{ ...data, company: data.company }];
  });
}

const kept = keptOnDevice(parseChecks);
const keyOf = (userId: string) => `waypost.ats-checks.${userId}`;

/** The jobs that somebody has scored on this device. */
export const keptChecks = {
  read: (userId: string): Check[] => kept.read(keyOf(userId)) ?? [],
  keep: (userId: string, checks: Check[]): boolean => kept.keep(keyOf(userId), checks),
  clear: (userId: string): void => kept.clear(keyOf(userId)),
};
