import { headingKind, type SectionKind } from './section-headings.ts';

type Rail = { kind: SectionKind; heading: string; lines: string[] };
const railKinds: ReadonlySet<SectionKind> = new Set(['summary', 'experience', 'education', 'skills', 'projects']);

/** A heading that stands in the margin beside the first line of its section, at times in two lines; of any kind, where others do. */
export function railOf(line: string, below = '', areAll = false): Rail | undefined {
  const [label, rest] = cellsOf(line);
  if (rest === undefined) return undefined;
  const [second, more] = cellsOf(below);
  const found = (heading: string, lines: string[]) => {
    const kind = headingKind(heading);
    return kind && (areAll || railKinds.has(kind)) && !/:$|^(?:internship|research|teaching)/i.test(heading)
      ? { kind, heading, lines }
      : undefined;
  };
  const areTwo = headingKind(label) && headingKind(second) && headingKind(label) !== headingKind(second);
  return more === undefined || areTwo
    ? found(label, [rest])
    : (found(`${label} ${second}`, [rest, more]) ?? found(label, [rest]));
}

function cellsOf(line: string): [string, string?] {
  const at = line.indexOf('\t');
  return at < 0 ? [line] : [line.slice(0, at), line.slice(at + 1)];
}
