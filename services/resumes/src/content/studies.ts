import type { ResumeContent } from '@waypost/contracts/entities/resume-content';
import { tidy } from '../reading/written-dates.ts';
import { entriesIn } from './entries.ts';
import { spanOf } from './work.ts';

type Study = ResumeContent['educations'][number];

/** A degree at the start of a part: in full, or as it is shortened. */
const degree =
  /^(?:(?:bachelor|master|doctor|associate)(?:'?s)?(?: degree)?(?: of (?:arts|science|engineering|technology|business administration|music|laws?|education|fine arts|philosophy|commerce|applied science|medicine|nursing|architecture))?|(?:b|m)\.? ?(?:sc|s|a|e|eng|tech|ed|arch|com|mus|fa|ba|phil|des)\b\.?|ph\.? ?d\b\.?|m\.?b\.?a\b\.?|ll\.? ?[bm]\b\.?|m\.?d\b\.?|ged\b|high school diploma|(?:graduate |post-?graduate |trade )?(?:certificate|diploma)(?: program)?|bootcamp)(?: ?\((?:hons?|honours|honors)\.?\))?/i;
const institution =
  /\b(?:university|universit\p{L}{1,3}|college|institute|school|academy|polytechnic|lyc[eé]e|gymnasium|hochschule|escuela|universidad|faculty)\b/iu;
const grade = /\b(?:gpa|cgpa|grade|cum laude|magna|summa|hons|honou?rs)\b|\d ?%/i;

const without = (text: string) =>
  tidy(
    text.replace(
      /\b\d\.\d{1,2}(?: ?\/ ?\d(?:\.\d)?)? ?c?gpa\b|(?:\b(?:overall|cum\.?|major) )?\bc?gpa:? ?[\d./ ]{0,12}/i,
      '',
    ),
  );

/** "B.S. in Computer Science" is a degree and what it is in. */
function degreeOf(part: string): Pick<Study, 'degree' | 'field_of_study'> | undefined {
  const [found] = degree.exec(part) ?? [];
  if (found === undefined || found === '') return undefined;
  const field = tidy(part.slice(found.length))
    .replace(/^\(([^()]*)\)$/, '$1')
    .replace(/^(?:degree )?(?:in|of) /i, '');
  // "Master of Business Administration (MBA)" says it twice.
  return { degree: found.trim(), field_of_study: degree.test(field) ? '' : field };
}

function studyOf(parts: readonly string[]): Pick<Study, 'degree' | 'field_of_study' | 'institution'> {
  const named = parts
    .map(without)
    .filter((part) => part !== '' && !(grade.test(part) && !degree.test(part)))
    .flatMap((part) => (degree.test(part) ? part.split(' from ') : [part]));
  const at = named.findIndex((part) => degree.test(part));
  const others = named.filter((_, index) => index !== at);
  const found = at >= 0 ? degreeOf(named[at] ?? '') : undefined;
  // What stands between a degree and a school is what it is in.
  const isFieldFirst = found === undefined || (at === 0 && found.field_of_study === '');
  const alone = (isFieldFirst ? others[1] : undefined) ?? others[0];
  const school = others.find((part) => institution.test(part)) ?? alone ?? '';
  const rest = others.filter((part) => part !== school);
  return {
    degree: found?.degree ?? rest[0] ?? '',
    field_of_study: found?.field_of_study || (found ? rest[0] : rest[1]) || '',
    institution: school,
  };
}

const isNone = ({ parts }: { parts: readonly string[] }) =>
  parts.length === 0 || (parts.length === 1 && /\b(?:list|scholarship|award|coursework)\b/i.test(parts[0] ?? ''));

export const studiesIn = (section: readonly string[]): Study[] =>
  entriesIn(section, (parts) => parts.some((part) => institution.test(part)))
    .filter((entry) => !isNone(entry))
    .map(({ dated, parts }) => ({ ...studyOf(parts), ...spanOf(dated) }));
