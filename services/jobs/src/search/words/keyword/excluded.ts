import type { TypedUnit } from './typed-unit.ts';

/** The sign of a keyboard, and that of arithmetic; a dash stands between the parts of a title. */
const minus = /(?:^|\s)[-−]$/;
/** '-5' is a number. */
const excludable = /[\p{L}.$"“”„‟«»＂]/u;

/** Whether a minus stands right before what begins there: 'nurse -manager', but not 'Nurse - manager' nor 'full-time'. */
export const isMarkedExcluded = (text: string, start: number): boolean =>
  excludable.test(text.slice(start, start + 1)) && minus.test(text.slice(Math.max(0, start - 2), start));

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
/** In 'not a manager' and 'not in london'. */
const between = words('a an any in the');
/** 'Not required' says it of what stands before, 'not only' asks for more, and 'do not have to travel' is a sentence. */
const saidOfOthers = words('necessary needed required just only sure');
const ofSentences = words('are can did do does has have is or was were why will');

/** Makes one of 'not senior', which leaves out what is about it. What 'no' and 'without' say is often what a post says itself: 'no degree'. */
export function withNot(units: readonly TypedUnit[]): TypedUnit[] {
  const read: TypedUnit[] = [];
  for (let at = 0; at < units.length; at++) {
    const unit = units[at] as TypedUnit;
    const next = at + 1 + (between.has(units[at + 1]?.key ?? '') ? 1 : 0);
    const negated = units[next];
    const isClear =
      unit.key === 'not' &&
      negated &&
      !negated.isFiller &&
      !negated.isExcluded &&
      !saidOfOthers.has(negated.key) &&
      !ofSentences.has(units[at - 1]?.key ?? '');
    if (isClear) {
      const [typed, key] = [`not ${negated.typed}`, `not ${negated.key}`];
      read.push({ ...negated, typed, key, start: unit.start, isExcluded: true });
      at = next;
    } else read.push(unit);
  }
  return read;
}
