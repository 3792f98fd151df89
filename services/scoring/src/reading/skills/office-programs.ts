import { breaks, type Token } from '../text/tokens.ts';

const programs: ReadonlySet<string> = new Set(['excel', 'word', 'access', 'outlook', 'powerpoint']);
const makers: ReadonlySet<string> = new Set(['microsoft', 'ms', 'office']);
/** "Knowledge of excel", not "the ability to excel". */
const known: ReadonlySet<string> = new Set(['of', 'in', 'with', 'using']);
const knowing: ReadonlySet<string> = new Set(
  'knowledge proficient proficiency skills skilled experience familiarity familiar understanding'.split(' '),
);
/** As far as a list of programs goes. */
const reach = 8;

/** Whether a program of an office is named in small letters: behind its maker, "MS word, excel and access", or as what somebody knows. */
export function isOfOffice(tokens: readonly Token[], at: number): boolean {
  if (!programs.has(tokens[at]?.lower ?? '')) return false;
  if (tokens[at]?.lower === 'excel' && isKnown(tokens, at)) return true;
  for (let back = at; back > 0 && at - back < reach && !breaks(tokens[back]!.gap); back -= 1) {
    if (makers.has(tokens[back - 1]!.lower)) return isListed(tokens, back, at);
  }
  return false;
}

const isKnown = (tokens: readonly Token[], at: number) =>
  known.has(tokens[at - 1]?.lower ?? '') && knowing.has(tokens[at - 2]?.lower ?? '');

/** Whether nothing but programs and what joins them stands from a maker up to one. */
const isListed = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .every(
      ({ lower }) =>
        programs.has(lower) ||
        makers.has(lower) ||
        /^(?:and|or|suite|products?|applications?|programs?|such|as|including|like|power|point|project|visio|teams)$/.test(
          lower,
        ),
    );
