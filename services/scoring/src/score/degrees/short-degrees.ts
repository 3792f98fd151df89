/** What one can have studied, by how its first word begins. */
export const field = `(?:${[
  String.raw`account|actuari|advertis|aero|agricultur|analytics|anthropolog|applied|archaeolog|architect|arts?\b`,
  'astro|atmospher|automo|bio|botan|business|chemi|cinema|civil|classics|clinical|cogniti|commerc',
  String.raw`communicat|comput|construction|counsel|creative|crimin|cse?\b|culinary|cyber|dance|data|decision`,
  String.raw`design|digital|drama|earth|ece?\b|ee\b|ecolog|econom|educat|electr|engineer|english|entrepreneur`,
  'environment|epidemiolog|ethnic|fashion|film|financ|fine arts|food|forensic|forest|french|gender',
  String.raw`genetic|geo|german|global|graphic|health|histor|horticultur|hospitality|hotel|hr\b|human|immunolog`,
  String.raw`industrial|informati|interior|international|it\b|italian|journalis|kinesiolog|labou?r|languages|law\b`,
  'leadership|legal|liberal|library|life sci|linguist|literature|logic|logistic|machine learning',
  'management|manufactur|marine|marketing|material|math|mechani|mechatronic|media|medic|metallurg',
  String.raw`microbio|mis\b|molecular|music|nano|nautic|network|neuro|nuclear|nurs|nutrition|occupational`,
  'oceanograph|operations research|optic|organi[sz]ation|pedagog|petroleum|pharm|philosoph|photograph',
  'physi|politic|polymer|psych|public|quantitative|radiolog|real estate|recreation|religio|robotic',
  'russian|scien|secondary education|social|sociolog|software|spanish|special education|speech|sport',
  String.raw`statisti|structur|stem\b|supply chain|surveying|sustainab|systems|tax|teach|technical|technolog`,
  'telecom|textile|theat|theolog|tourism|toxicolog|translation|transport|urban|veterinar|visual|web',
  'wildlife|writing|zoolog',
  String.raw`(?:an?|any|the|related|relevant|similar) (?:[\w-]+ ){0,3}(?:field|discipline|subject|area)s?\b`,
].join('|')})`;
const sure = String.raw`ph\.?\s?d|[bm]\.?(?:sc|tech|eng|com|ed|b\.?a)\b|[bm]\.[ased]\b|b[ase]\b|bachelor|master|doctor|diploma|jd\b|associate`;
const other = `(?:${sure}|m[ased]\\b)`;
const products =
  /^[\s-]?(?:access|azure|dynamics|excel|exchange|office|outlook|power|project|server|sharepoint|sql|teams|visio|visual|windows|word)/i;
const study = new RegExp(
  String.raw`^\.?\)?(?: degree| diploma|,? \(?hons|[ ,]{1,2}in (?:an? )?${field}|,? or (?:equivalent|higher|above|better)|(?:,? o[rf] | ?/ ?| \()(?:an? )?${other}| and (?:an? )?(?:${sure}))`,
  'i',
);
const withYears = /^\.? (?:with |\+ |\()(?:at least |over |a minimum of )?\d/i;
const listed = new RegExp(String.raw`^, ?(?:or |and )?(?:${sure})`, 'i');
const listedWithState = new RegExp(String.raw`^, ?(?:or |and )?${other}`, 'i');
const behindOther = new RegExp(String.raw`\b${other}[.a-z'’]{0,10}(?: degree)?(?:,? or (?:an? )?| ?/ ?)$`, 'i');
const inList = new RegExp(String.raw`\b(?:${sure})[.a-z'’]{0,10}(?:, ?| and )$`, 'i');
const what = new RegExp(String.raw`^,? ${field}`, 'i');
/** "BA Data Analyst" is what somebody is, "ME management team" with whom. */
const person =
  /^,?(?: [\w&-]+){1,4}? (?:analyst|consultant|developer|engineer|lead|manager|specialist|team|department|staff)s?\b/i;

/** "MS" of Office, "MA" of Boston and "BE" in capitals are no degrees: one is of something, or beside another. */
export function isOfStudy(text: string, start: number, end: number): boolean {
  const short = text.slice(start, end).toLowerCase();
  const behind = text.slice(end, end + 60);
  const before = text.slice(Math.max(0, start - 40), start);
  // Those that begin with M (MA, ME, MS, …) are codes of US states, too.
  const isState = short.startsWith('m');
  const isBehindCity = isState && /\p{L}, $/u.test(before) && !inList.test(before);
  const isShouted = short.endsWith('e') && /^\s?[A-Z]{3}/.test(behind);
  if (products.test(behind) || isBehindCity || isShouted) return false;
  return (
    study.test(behind) ||
    behindOther.test(before) ||
    inList.test(before) ||
    (isState ? listed : listedWithState).test(behind) ||
    (short.endsWith('s') && withYears.test(behind)) ||
    text.slice(start, end + 1) === 'BS)' ||
    (what.test(behind) && !person.test(behind))
  );
}
