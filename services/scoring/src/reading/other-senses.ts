import type { Place } from './denied.ts';

/** Words of a skill that mean something else beside others: `near` them in the sentence, or right `behind` them. */
type Sense = { near?: RegExp; behind?: RegExp };

/** "Interpreting data" needs no interpreter. */
const ofObject: Sense = { behind: /^ (?!(?:and|or|in|of|for|to|with|skills?|experience|services?)\b)[a-z]/ };

const ofData: Sense = {
  near: /\b(?:data(?:bases?)?|cloud|sql|dbt|snowflake|bigquery|redshift|databricks|etl|elt|analytics|schemas?|quer(?:y|ies)|pipelines?|models?)\b/i,
};

const otherSenses = new Map<string, Sense>(
  Object.entries({
    access: { behind: /^ (?:manag|control|rights|points?|layer|to\b)/i },
    chef: { near: /\b(?:executive|sous|head|kitchen|menus?|cook\w*|oven|restaurant|food|culinary)\b/i },
    // "Keep its data clean."
    'data clean': { behind: /^/ },
    design: {
      near: /\b(?:software|systems?|applications?|databases?|architect\w*|develop\w*|implement\w*|code|coding|test\w*|technical|solutions?|process(?:es)?|experiment\w*|stud(?:y|ies)|surveys?|data|analysis|engineering|patterns?|networks?|reports?|program)\b/i,
    },
    doe: { near: /\b(?:energy|federal|government|contractors?|agenc(?:y|ies)|nnsa|department)\b/i },
    driving: {
      behind:
        /^ (?!(?:[a-z-]+ ){0,3}(?:vehicles?|trucks?|vans?|cars?|bus(?:es)?|forklifts?|lorr(?:y|ies)|licen[cs]e|record|experience|skills?|history)\b)(?!(?:and|or|is|are|in|for|to|with|required)\b)[a-z]/,
    },
    flexible: { behind: /^ (?:hours?|schedul|benefits?|work|time|shifts?|spending|vacation|pto|leave|way|new|start)/i },
    'front end': { near: /\b(?:stores?|cashiers?|registers?|check-?outs?|merchandise|shelves|loaders?|lanes?)\b/i },
    'front office': {
      near: /\b(?:trad(?:ing|ers?)|back office|middle office|desks?|securit|equit|rates|credit|risk)\b/i,
    },
    interpreting: ofObject,
    networking: {
      near: /\b(?:business owners|cold[- ]call\w*|prospect\w*|leads|referrals?|consultative|community|social|trade shows)\b/i,
    },
    organized: { near: /\b(?:how (?:the|our|we|it|things)|shifts?|events?|meetings?|conferences?|tours?)\b/i },
    presenting: ofObject,
    project: {
      behind:
        /^[ /-](?:manag|lead|coordinat|and\/or|specific|team|engineer|plan|based|work|director|owner|sponsor|deliver|governance)/i,
    },
    receiving: ofObject,
    recruiting: ofObject,
    reliability: {
      near: /\b(?:systems?|data|equipment|availability|scalability|infrastructure|platform|services|applications?|product|performance)\b/i,
    },
    security: {
      near: /\b(?:guards?|patrol\w*|officers?|social|job|homeland|food|premises|logistics|transportation|warehouse)\b/i,
    },
    staffing: {
      near: /\b(?:firms?|agenc(?:y|ies)|compan(?:y|ies)|industry|services|partners?|solutions|business|clients?)\b/i,
    },
    training: {
      near: /\b(?:degree|diploma|education|apprenticeship|vocational|professional|advanced|formal|comparable|equivalent|budget|paid|internal|receive|provided?|special|complet\w+)\b|\bexperience (?:and|or|and\/or) {2}/i,
      behind: /^ (?:in|as|for)\b/i,
    },
    translating: ofObject,
    warehouse: ofData,
    warehousing: ofData,
  } satisfies Record<string, Sense>),
);
const reach = 60;

/** Named as those of whom an employer speaks: "across all industries (finance, insurance, telecom)". */
const industries =
  /\b(?:industr(?:y|ies)|sectors?|verticals?)\b(?:,? (?:such as|like|including|e\.g\.,?)|:| \(| [–-] )[^.;!?\n)]{0,150}$/i;

/** Whom somebody works with: "partner with Sales, Marketing and Finance", "the engineering team". */
const departments = new Set(
  'sales, marketing, finance, engineering, hr, human resources, accounting, product management, customer success, design, procurement, advertising, public relations'.split(
    ', ',
  ),
);
const workWith =
  /\b(?:collaborat\w*|partner\w*|liais\w*|interact\w*|coordinat\w* with|work\w* (?:[a-z-]+ly )?(?:with|across)|alongside|stakeholders?|departments?|functions|teams|cross-functional\w*|everything from)\b[^.;!?\n•]{0,100}$/i;
const areTeams =
  /^(?:(?:,? (?:and|or|&)|[,/&]) ?[A-Za-z]+(?: [a-z]+)?){0,4} (?:teams?|departments?|stakeholders?|partners|leaders|leadership|executives|colleagues|organi[sz]ations?|functions|managers?)\b/i;

/** Whether the words around a term say that something else is meant by it. */
export function isOtherwiseMeant(text: string, { start, end }: Place): boolean {
  const [before, behind] = [text.slice(Math.max(0, start - reach), start), text.slice(end, end + reach)];
  const lead = text.slice(Math.max(0, start - 3 * reach), start);
  const words = text.slice(start, end).toLowerCase();
  const { near, behind: right } = otherSenses.get(words) ?? {};
  if (right?.test(behind) === true || near?.test(`${sentenceBefore(before)} ${sentenceBehind(behind)}`) === true)
    return true;
  if (departments.has(words) && (workWith.test(lead) || areTeams.test(behind))) return true;
  return industries.test(lead);
}

const sentenceBefore = (text: string) => text.split(/[.!?]\s|[\n•;]/).at(-1) ?? '';
const sentenceBehind = (text: string) => text.split(/[.!?](?:\s|$)|[\n•;]/)[0] ?? '';
