import { anyCase } from './any-case.ts';

/** What the parts of a post are about; in the order in which a heading is taken for one of them. */
export const sectionKinds = ['preferred', 'requirements', 'responsibilities', 'benefits', 'about'] as const;
export type SectionKind = (typeof sectionKinds)[number];

const asked =
  'qualifications?|requirements?|skills?|experience|competenc(?:ies|es?)|knowledge|abilities|attributes|credentials|criteria|education(?:\\s+(?:level|requirements?))?|certifications?';
const several = `(?:${asked})(?:(?:,\\s*|\\s*[/&]\\s*|\\s+and\\s+|,\\s*and\\s+)(?:${asked}|training))*`;

/** The longest first: "preferred qualifications" are not "qualifications". */
const phrases: Readonly<Record<SectionKind, readonly string[]>> = {
  preferred: [
    `(?:preferred|desired|desirable|additional|optional|bonus|nice[- ]to[- ]have|good[- ]to[- ]have|plus|advantageous|ideal)\\s+(?:(?:career|job|work|professional)\\s+)?(?:${several}|points)`,
    `(?:${several})\\s+(?:preferred|desired|(?:that\\s+(?:are|would\\s+be)\\s+)?a\\s+plus)`,
    `(?:${several})\\s*\\((?:preferred|desired|optional|a\\s+plus)\\)`,
    'nice[- ]to[- ]haves?',
    'good[- ]to[- ]haves?',
    'bonus(?:\\s+points)?(?:\\s+(?:if|for)(?:\\s+you(?:\\s+have)?)?)?',
    'desirable',
    'preferred',
    'pluses',
    'ways\\s+to\\s+stand\\s+out(?:\\s+from\\s+the\\s+crowd)?',
    "(?:it['’]?s|it\\s+is|it\\s+would\\s+be)\\s+a\\s+(?:plus|bonus)(?:\\s+if(?:\\s+you(?:\\s+have)?)?)?",
    'extra\\s+credit',
    'what\\s+would\\s+(?:be|make)\\s+(?:great|nice|you\\s+stand\\s+out)',
  ],
  requirements: [
    `(?:${several})\\s*\\((?:required|mandatory|must[- ]haves?)\\)`,
    `(?:(?:minimum|basic|required|key|core|essential|mandatory|technical|professional|job|position|role|other|general|specific|must[- ]have|education(?:al)?|relevant|necessary|special|special(?:i[sz]ed)?|entry|hard|candidate|eligibility|person|personal|physical)\\s+){1,2}(?:${several})`,
    'must[- ]haves?',
    'required',
    'mandatory',
    `(?:${several})(?:\\s+(?:required|needed|necessary))?`,
    "what\\s+(?:you(?:['’]ll|\\s+will)?\\s+(?:need|bring|must\\s+have|have)(?:\\s+to\\s+(?:succeed|be\\s+successful|have))?(?:\\s+(?:to\\s+the\\s+(?:role|table|team)|for\\s+this\\s+position))?|we(?:['’]re|\\s+are)?\\s+(?:look(?:ing)?\\s+for|need|seek(?:ing)?|expect|require)(?:\\s+(?:in|from)\\s+(?:you|a\\s+candidate))?|it\\s+takes|makes\\s+you\\s+a\\s+(?:great|good)\\s+fit)",
    "we(?:['’]re|\\s+are)\\s+looking\\s+for(?:\\s+(?:someone\\s+who|teammates\\s+who(?:\\s+bring)?|people\\s+who))?",
    'who\\s+you\\s+are',
    'about\\s+you',
    "you(?:['’]ll)?\\s+(?:have|bring|are)",
    'your\\s+(?:profile|background|skills?|experience|qualifications?)(?:\\s+and\\s+(?:skills?|experience))?',
    'the\\s+ideal\\s+candidate',
    'ideal\\s+candidate',
    'candidate\\s+profile',
    'to\\s+be\\s+successful(?:\\s+in\\s+this\\s+role)?',
  ],
  responsibilities: [
    '(?:(?:key|main|primary|core|essential|principal|major|general|specific|job|role|your|typical|daily)\\s+){0,2}(?:responsibilit(?:y|ies)|duties|functions|tasks|accountabilities)(?:\\s*(?:and|&|/)\\s*(?:responsibilities|duties|tasks|accountabilities))?(?:\\s+include)?',
    "what\\s+you(?:['’]ll|\\s+will)?\\s+(?:do|be\\s+doing|work\\s+on|be\\s+responsible\\s+for|own)(?:\\s+(?:here|every\\s+day|day\\s+to\\s+day))?",
    '(?:the|your)\\s+(?:role|opportunity|mission|job|position|challenge)',
    '(?:job|position|role)\\s+(?:description|summary|overview|purpose|objective)',
    "in\\s+this\\s+role,?\\s+you(?:\\s+will|['’]ll)",
    '(?:a\\s+)?(?:typical\\s+)?day[- ](?:to[- ]day|in\\s+the\\s+life)',
    'scope\\s+of\\s+work',
    'you\\s+will(?:\\s+be)?',
    "you['’]ll",
  ],
  benefits: [
    '(?:(?:employee|company|our|your|the|some|additional)\\s+)?(?:benefits|perks)(?:\\s*(?:and|&|,)\\s*(?:perks|benefits|compensation|salary|rewards))?(?:\\s+(?:include|offered|package))?',
    '(?:(?:what|why)\\s+)?we\\s+offer(?:\\s+you)?',
    "what(?:['’]s|\\s+is)\\s+in\\s+it\\s+for\\s+you",
    "what\\s+(?:you(?:['’]ll)?\\s+get|to\\s+expect)",
    '(?:compensation|salary|pay|remuneration)(?:\\s*(?:and|&|/)\\s*(?:benefits|perks|hours))?(?:\\s+range)?',
    "why\\s+(?:join|work\\s+(?:at|for|with|here)|you(?:['’]ll)?\\s+(?:love|like))(?:\\s+(?:us|here|it))?",
    'top\\s+reasons\\s+to\\s+work\\s+(?:with|for)\\s+us',
    "what['’]s\\s+in\\s+it\\s+for\\s+(?:me|you)",
    'you\\s+will\\s+(?:get|receive)',
  ],
  about: [
    "about\\s+(?:us|our\\s+(?:company|team|client)|the\\s+(?:company|team|organi[sz]ation|employer|client|firm)|[A-Z][\\w&.’'-]{0,30}(?:[^\\S\\n]+[A-Z][\\w&.’'-]{0,30}){0,3})",
    'who\\s+we\\s+are',
    'what\\s+we\\s+do',
    '(?:our|the)\\s+(?:company|team|story|mission|culture|values|organi[sz]ation|client)',
    'company\\s+(?:description|overview|profile|summary|information)',
    '(?:organi[sz]ation|employer)\\s+(?:overview|profile)',
    '(?:an?\\s+)?equal\\s+(?:employment\\s+)?opportunity(?:\\s+employer)?',
    'eeo(?:\\s+statement)?',
    'how\\s+to\\s+apply',
    'to\\s+apply',
    'disclaimer',
    'application\\s+(?:process|instructions)',
    'notice\\s+to\\s+applicants',
    'privacy',
  ],
};

const kinds = sectionKinds.map((kind) => `(?<${kind}>${phrases[kind].join('|')})`).join('|');

/** Every phrase that may be a heading; whether it is one, its place says. */
export const headings = new RegExp(
  [
    `(?:(?<![\\w/-]|${anyCase('\\b(?:our|and|the|of|in|with|your)\\s')})|(?<=[a-z])(?=[A-Z])|(?<=[A-Z]{2})(?=[A-Z][a-z]))`,
    `(?:${anyCase(kinds)})(?![a-z])`,
  ].join(''),
  'gu',
);

const formName = '(?:Education|Experience|Training|Skills?|Knowledge|Competencies|Qualifications|Certifications?)';

/**
 * How a form heads its fields, whose lines were run together with blanks: "… or equivalent Experience Required 3 years Experience
 * Desired Sales". Not "SQL Experience Required" and "5 years Experience Required", which are said of the words before.
 */
export const formHeading = {
  behind:
    '(?<=^|\\b(?!years?\\s|months?\\s|yrs?\\s)[\\da-z]{2,20}\\s|[.!?:;*]\\s|\\b(?:Required|Desired|Preferred) [\\d+-]{1,6}(?: to \\d{1,2})? (?:years|months)\\s|\\b(?:Qualifications|Requirements|Degree|Diploma)\\s)',
  words: `${formName}(?:(?:, | ?[/&] ?| and )${formName})* (?:Required|Needed|Desired|Preferred)`,
};
