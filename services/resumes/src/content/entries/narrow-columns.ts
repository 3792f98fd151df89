import { isItem } from '../../reading/structure/bullets.ts';
import { mostLines } from './entries.ts';

const schoolAlone = /^(?:college|university|institute|school|academy)$/i;

/** "Old Crumb\t2010 – 2012" above "College" */
const besideDates = /^(.{2,110}\p{L})\t([^\t]{4,40})$/u;
const longestLine = 160;

/** The lines of a section whose column was too narrow for them: "Associate of Science in", "Nursing"; "Mountain Community", "College". */
export function unbroken(section: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of section.slice(0, mostLines)) {
    const before = whole.at(-1) ?? '';
    const isBroken =
      / (?:of|in|and|the|for|&|als|für|und|zum|zur|de|del|des|du|en|et|di|degli|della|van)$/.test(before) ||
      (schoolAlone.test(line) && /\p{L}$/u.test(before));
    const [, named = '', when] = schoolAlone.test(line) ? (besideDates.exec(before) ?? []) : [];
    if (when !== undefined) whole[whole.length - 1] = `${named} ${line}\t${when}`;
    else if (isBroken && before.length < longestLine && !isItem(line)) whole[whole.length - 1] = `${before} ${line}`;
    else whole.push(line);
  }
  return whole;
}
