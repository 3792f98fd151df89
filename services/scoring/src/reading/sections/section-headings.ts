import { anyCase } from '../text/any-case.ts';

/** What the parts of a post are about; in the order in which a heading is taken for one of them. */
export const sectionKinds = ['preferred', 'requirements', 'responsibilities', 'benefits', 'about'] as const;
export type SectionKind = (typeof sectionKinds)[number];

/** A stretch of a text that speaks of one thing; of `undefined` where nothing says of what. */
export type Section = { kind: SectionKind | undefined; start: number; end: number };

/** Where the employer speaks of itself, nothing is asked for by being named. */
export const isEmployers = (kind: SectionKind | undefined): boolean => kind === 'about' || kind === 'benefits';

const asked =
  'qualifications?|requirements?|skills?(?:[- ]?sets?)?|experience(?!\\s+(?:with|in|using|as)\\b)|competenc(?:ies|es?)|knowledge|abilities|attributes|credentials|criteria|licen[cs](?:es?|ure)|education(?:\\s+(?:level|requirements?))?|certifications?';
const several = `(?:${asked})(?:(?:,\\s*|\\s*[/&]\\s*|\\s+and(?:/or)?\\s+|\\s+or\\s+|,\\s*and\\s+)(?:${asked}|training))*`;

/** The longest first: "preferred qualifications" are not "qualifications". */
const phrases: Readonly<Record<SectionKind, readonly string[]>> = {
  preferred: [
    `(?:(?:highly|strongly)\\s+)?(?:preferred|desired|desirable|additional|optional|bonus|nice[- ]to[- ]have|good[- ]to[- ]have|plus|advantageous|ideal)\\s+(?:(?:career|job|work|professional)\\s+)?(?:${several}|points)`,
    `(?:${several})\\s+(?:(?:(?:highly|strongly)\\s+)?(?:preferred|desired)(?!\\s+(?:${asked}))|(?:that\\s+(?:are|would\\s+be)\\s+)?a\\s+plus)`,
    `(?:${several})\\s*\\((?:preferred|desired|optional|a\\s+plus)\\)`,
    '(?:nice|good|great)[- ]to[- ]haves?',
    '(?:would|what\\s+would)\\s+be\\s+(?:nice|great|a\\s+(?:plus|bonus))',
    'it\\s+would\\s+be\\s+(?:great|nice)\\s+if\\s+you(?:\\s+have)?',
    'ideally,?\\s+you(?:\\s+also)?\\s+(?:have|bring)',
    'even\\s+better(?:\\s+if(?:\\s+you(?:\\s+have)?)?)?',
    'what\\s+(?:sets|will\\s+set)\\s+you\\s+apart',
    'added\\s+advantages?',
    'assets?',
    'bonus(?:\\s+points)?(?:\\s+(?:if|for)(?:\\s+you(?:\\s+have)?)?)?',
    'desirable',
    '(?:highly|strongly)\\s+(?:desirable|desired|preferred)(?!\\s*:)',
    'preferred',
    'plus(?:es)?',
    '(?:nice|helpful)(?=:)',
    'ways\\s+to\\s+stand\\s+out(?:\\s+from\\s+the\\s+crowd)?',
    "(?:it['’]?s|it\\s+is|it\\s+would\\s+be)\\s+a\\s+(?:plus|bonus)(?:\\s+if(?:\\s+you(?:\\s+have)?)?)?",
    'extra\\s+credit',
    'what\\s+would\\s+make\\s+you\\s+stand\\s+out',
  ],
  requirements: [
    "(?:skills?|experience|qualifications?)\\s+(?:that\\s+)?you(?:['’]ll|\\s+will)?\\s+need",
    `(?:${several})\\s*\\((?:required|mandatory|must[- ]haves?)\\)`,
    `(?:(?:minimum|basic|required|key|core|essential|mandatory|technical|professional|job|position|role|other|general|specific|must[- ]have|education(?:al)?|relevant|necessary|special|special(?:i[sz]ed)?|entry|hard|candidate|hiring|selection|eligibility|person|personal|physical)\\s+){1,2}(?:${several})`,
    'must[- ]haves?',
    "req(?:['’]?d|s)(?=:)",
    'required',
    'mandatory',
    `(?:${several})(?:\\s+(?:required|needed|necessary|include(?=\\s*:)))?`,
    "what\\s+(?:you(?:['’]ll|\\s+will|\\s+already)?\\s+(?:need|bring|must\\s+have|have)(?:\\s+to\\s+(?:succeed|be\\s+successful|have))?(?:\\s+(?:to\\s+the\\s+(?:role|table|team)|with\\s+you|for\\s+this\\s+position))?|we(?:['’]re|\\s+are)?\\s+(?:look(?:ing)?\\s+for|need|seek(?:ing)?|expect|require)(?:\\s+(?:in|from)\\s+(?:you|a\\s+candidate))?|it\\s+takes|makes\\s+you\\s+a\\s+(?:great|good)\\s+fit)",
    "we(?:['’]re|\\s+are)\\s+looking\\s+for(?:\\s+(?:someone\\s+who|teammates\\s+who(?:\\s+bring)?|people\\s+who))?",
    "who\\s+(?:you\\s+are|we(?:['’]re|\\s+are)\\s+looking\\s+for|should\\s+apply)",
    "(?:you(?:['’]re|\\s+(?:are|may\\s+be|might\\s+be|could\\s+be|will\\s+be))|this\\s+(?:role|job)\\s+is)\\s+(?:an?\\s+)?(?:(?:great|good|right|perfect|strong)\\s+)?(?:fit|match|for\\s+you)(?:\\s+for\\s+(?:us|this\\s+(?:role|job)))?\\s+if(?:\\s+you(?:\\s+have)?)?",
    'what\\s+(?:does\\s+it\\s+take|do\\s+(?:you\\s+need|we\\s+expect)|you\\s+should\\s+have)|do\\s+you\\s+have\\s+what\\s+it\\s+takes',
    '(?:person|candidate)\\s+specifications?',
    'essentials?(?!\\s+[a-z])',
    'about\\s+you',
    "you(?:['’]ll|\\s+should)?\\s+(?:have|bring|are)",
    'your\\s+(?:profile|background|skills?|experience|qualifications?)(?:\\s+and\\s+(?:skills?|experience))?',
    'the\\s+ideal\\s+candidate',
    'ideal\\s+candidate',
    '(?:candidate|background|experience)\\s+profile',
    'to\\s+(?:be\\s+successful|succeed|thrive|qualify)(?:\\s+in\\s+this\\s+(?:role|job|position))?',
  ],
  responsibilities: [
    '(?:(?:key|main|primary|core|essential|principal|major|general|specific|job|role|your|typical|daily)\\s+){0,2}(?:responsibilit(?:y|ies)|duties|functions|tasks|accountabilities)(?:\\s*(?:and|&|/)\\s*(?:responsibilities|duties|tasks|accountabilities))?(?:\\s+inc(?:l(?:ud(?:e|es|ing))?)?\\.?)?',
    "what\\s+you(?:['’]ll|\\s+will)?\\s+(?:do|be\\s+(?:doing|working\\s+on|responsible\\s+for)|work\\s+on|own)(?:\\s+(?:here|every\\s+day|day\\s+to\\s+day))?",
    '(?:about\\s+)?(?:the|your|this)\\s+(?:role|opportunity|mission|job|position|challenge|impact|contribution|day[- ]to[- ]day)(?:\\s*(?:and|&)\\s*responsibilities)?',
    'role\\s*(?:and|&)\\s*responsibilities',
    'role(?=:)',
    "how\\s+you(?:['’]ll|\\s+will)\\s+(?:make\\s+an\\s+impact|contribute|help)",
    'what\\s+it\\s+is\\s+about|why\\s+(?:this|the)\\s+(?:post|role|job|position)\\s+exists',
    '(?:summary|overview)\\s+of\\s+(?:the\\s+)?(?:role|position|job|duties|responsibilities)',
    "what\\s+(?:(?:the|this)\\s+(?:job|role|position|work)\\s+(?:involves|entails|is(?:\\s+about)?)|will\\s+(?:you|i)\\s+(?:do|be\\s+doing))|what(?:['’]s|\\s+is)\\s+the\\s+(?:job|role|work)",
    '(?:(?:our|the)\\s+)?(?:tech(?:nology|nical)?\\s+)?stack',
    '(?:job|position|role)\\s+(?:description|summary|overview|purpose|objective)',
    "in\\s+this\\s+role,?\\s+you(?:\\s+will|['’]ll)",
    '(?:a\\s+)?(?:typical\\s+)?day[- ](?:to[- ]day|in\\s+the\\s+life)',
    'scope\\s+of\\s+work',
    "as\\s+(?:an?|our|the)\\s+[A-Za-z][\\w /&-]{2,40},?\\s+you(?:['’]ll|\\s+will)(?:\\s+be)?(?=\\s*:)",
    'you\\s+will(?:\\s+be)?',
    "you['’]ll",
  ],
  benefits: [
    '(?:(?:employee|company|our|your|the|some|additional)\\s+)?(?:benefits|perks)(?:\\s*(?:and|&|,)\\s*(?:perks|benefits|compensation|salary|rewards))?(?:\\s+(?:include|offered|package))?',
    "(?:(?:what|why)\\s+)?we\\s+(?:can\\s+)?offer(?:\\s+you)?|our\\s+offer|what(?:['’]s|\\s+is)\\s+on\\s+offer|(?:total\\s+)?rewards",
    "in\\s+return(?:,?\\s+(?:we\\s+offer|you(?:['’]ll)?\\s+get))?",
    'what\\s+you\\s+can\\s+expect(?:\\s+from\\s+us)?|you\\s+can\\s+count\\s+on',
    '(?:beyond|besides)(?:\\s+(?:fair|good))?\\s+pay|what\\s+comes\\s+with\\s+(?:it|the\\s+(?:job|role|post))|our\\s+side(?:\\s+of\\s+the\\s+bargain)?',
    "what(?:['’]s|\\s+is)\\s+in\\s+it\\s+for\\s+you",
    "what\\s+(?:you(?:['’]ll)?\\s+get|to\\s+expect)",
    '(?:compensation|salary|pay(?!pal)|remuneration)(?:\\s*(?:and|&|/)\\s*(?:benefits|perks|hours))?(?:\\s+range)?',
    "why\\s+(?:us|join|work\\s+(?:at|for|with|here)|you(?:['’]ll)?\\s+(?:love|like)(?:\\s+working)?)(?:\\s+(?:us|here|it))?",
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
    'work(?:ing)?\\s+(?:conditions|environment)',
    'how\\s+to\\s+apply',
    'to\\s+apply',
    'disclaimer',
    'application\\s+(?:process|instructions)',
    'notice\\s+to\\s+applicants',
    'privacy(?:\\s+(?:notice|policy|statement))?',
    'legal(?:\\s+(?:notice|information))?',
    'our\\s+commitment(?:\\s+to\\s+(?:you|diversity|inclusion|equality))?',
    'diversity(?:,\\s*equity,?)?\\s*(?:and|&)\\s*inclusion',
    '(?:our\\s+)?(?:hiring|interview|recruit(?:ment|ing)|selection)\\s+process',
    'meet\\s+the\\s+team',
    // What stands below is of who wrote it.
    '(?:(?:(?:kind|best|warm(?:est)?)\\s+)?regards|mit\\s+(?:freundlichen|besten)\\s+grüßen|(?:bien\\s+)?cordialement|un\\s+(?:cordial\\s+)?saludo|met\\s+vriendelijke\\s+groet(?:en)?),?',
    'next\\s+steps',
    "(?:why|life\\s+at)\\s+[A-Z][\\w&.’'-]{0,30}(?:[^\\S\\n]+[A-Z][\\w&.’'-]{0,30}){0,3}",
  ],
};

const kinds = sectionKinds.map((kind) => `(?<${kind}>${phrases[kind].join('|')})`).join('|');

/** Every phrase that may be a heading, in one line; whether it is one, its place says. */
export const headings = new RegExp(
  [
    `(?:(?<![\\w/-]|${anyCase('\\b(?:our|and|the|of|in|with|your)\\s')})|(?<=[a-z])(?=[A-Z])|(?<=[A-Z]{2})(?=[A-Z][a-z]))`,
    `(?:${anyCase(kinds)})(?![a-z])`,
  ]
    .join('')
    .replaceAll('\\s', '[^\\S\\n]'),
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
