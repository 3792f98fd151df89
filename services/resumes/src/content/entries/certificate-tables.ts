import { datesAlone } from '../../reading/structure/written-dates.ts';

const label =
  /^(?:(?:licen[cs]es?|certifications?|certificates?|credential|qualification|name|title|course)(?: ?[/&] ?(?:licen[cs]es?|certifications?|certificates?))?|(?:licen[cs]e |certificate |registration )?(?:number|no\.?|#|id)|(?:issuer|issued by|issuing (?:body|organi[sz]ation|authority)|provider|state)|(?:date )?(?:issued|obtained|earned)|(?:issue |completion )?date|year|(?:expir(?:es|y|ation)|valid (?:until|to|through))(?: date)?|status)$/i;
const ofExpiry = /^(?:expir|valid)/i;
const isNumber = (cell: string) => /^(?:no\.? ?|#)?[A-Z]{0,4}[- ]?\d[\dA-Z-]{3,20}$/.test(cell);

/** The rows of a table as lines: its head says nothing, nor does a number, and until when something is valid is no date of issue. */
export function withoutTable(lines: readonly string[]): string[] {
  let isTable = false;
  let hasExpiry = false;
  return lines.flatMap((line) => {
    const cells = line.split('\t');
    if (cells.length > 1 && cells.every((cell) => label.test(cell))) {
      isTable = true;
      hasExpiry = ofExpiry.test(cells.at(-1) ?? '');
      return [];
    }
    if (!isTable || cells.length === 1) return [line];
    const kept = hasExpiry && datesAlone(cells.at(-1) ?? '') ? cells.slice(0, -1) : cells;
    return [kept.filter((cell) => !isNumber(cell)).join(' | ')];
  });
}
