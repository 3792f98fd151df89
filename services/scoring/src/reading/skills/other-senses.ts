import type { Place } from '../text/place.ts';
import { isOfDepartment, isOfIndustries } from './of-departments.ts';
import {
  inNames,
  inTrades,
  ofAmount,
  ofApplicants,
  ofChecked,
  ofData,
  ofIdentity,
  ofMarket,
  ofObject,
  ofOtherProducts,
  ofPlace,
  ofSurroundings,
  ofTrials,
  ofWelders,
  type Sense,
} from './senses.ts';

const otherSenses = new Map<string, Sense>(
  Object.entries({
    'background check': ofChecked,
    'background checks': ofChecked,
    // "Read a P&L", "an A&R role".
    'a p': { behind: /^/ },
    'a r': { behind: /^/ },
    'a&r': { behind: /^/ },
    // The Affordable Care Act.
    aca: { near: /\b(?:affordable|1095|benefits|cobra|fmla|erisa|hipaa)\b/i },
    aws: ofWelders,
    b2b: ofMarket,
    b2c: ofMarket,
    'aws certification': ofWelders,
    // Classes of vehicles, of buildings and of vitamins; air conditioning, and who leads a company.
    c: {
      before:
        /\b(?:A\/|(?:permis|führerschein(?:klasse)?|klasse|class|category|cat\.?|rijbewijs|vitamin|hepatitis|grade|level|type|series|plan|suite|building) |(?-i:\b[A-Z]{1,4}\+)|(?<!languages?: )\bA, B, )$/i,
      // And the third part of a list of what is asked for.
      behind: /^(?:[ -](?:class|level|suite)\b| ?\+ ?E\b|\/F\b)/i,
    },
    // A coach of athletes.
    cscs: { near: /\b(?:strength|conditioning|fitness|athlet\w+|coach\w*|nsca|personal train\w+|exercise|sports?)\b/i },
    // Dollars of Canada.
    cad: { before: ofAmount, behind: /^ ?\$? ?\d/ },
    'a+': { behind: /^ (?!certif|(?:and|or)\b)[a-z]/i },
    // Of companies, of what advertising costs, and of contracts.
    cpa: {
      behind: /^(?: (?:firms?|practices?|offices?|reviews?)\b|\/IF\b)/i,
      near: /\b(?:roas|cp[cml]|ctr|impressions|ad spend)\b/i,
    },
    // "Define architecture and blueprints."
    blueprints: { near: /\b(?:architect\w*|software|solutions?|data|cloud|technolog\w+|enterprise)\b/i },
    ...inNames,
    ...inTrades,
    access: { behind: /^ (?:manag|control|rights|points?|layer|to\b)/i },
    chef: { near: /\b(?:executive|sous|head|kitchen|menus?|cook\w*|oven|restaurant|food|culinary)\b/i },
    collection: {
      near: /\b(?:data|cost|specimens?|blood|samples?|statistic\w*|information|evidence|analysis|trash|waste|feedback|compilation)\b/i,
    },
    // Of clinical trials: who carries them out.
    cro: {
      near: /\b(?:clinical|pharma\w*|trials?|biotech\w*|medical|laborator(?:y|ies)|sponsors?|oversight|fsp|monitors?)\b/i,
    },
    // "Send it over the computer network."
    'computer network': {
      behind:
        /^ (?!(?:and|or|administration|engineering|design|support|operations|security|defen[cs]e|technolog(?:y|ies)|infrastructure|systems?|skills|experience|knowledge|protocols?|is|are|in|for|with|to|hardware|maintenance|troubleshooting|management)\b)[a-z]/i,
    },
    // "Keep its data clean."
    'data clean': { behind: /^/ },
    // Dialectical behaviour therapy.
    dbt: { near: /\b(?:cbt|emdr|therap\w*|psycho\w*|trauma|mental health|adolescents)\b/i },
    design: {
      near: /\b(?:software|systems?|applications?|databases?|architect\w*|develop\w*|implement\w*|code|coding|test\w*|technical|solutions?|process(?:es)?|experiment\w*|stud(?:y|ies)|surveys?|data|analysis|engineering|patterns?|networks?|reports?|program)\b/i,
    },
    doe: { near: /\b(?:energy|federal|government|contractors?|agenc(?:y|ies)|nnsa|department)\b/i },
    driving: {
      behind:
        /^ (?!(?:[a-z-]+ ){0,3}(?:vehicles?|trucks?|vans?|cars?|bus(?:es)?|forklifts?|lorr(?:y|ies)|licen[cs]e|record|experience|skills?|history)\b)(?:(?:and|or) [a-z]+ing\b|for (?:results|success|growth|impact|change)\b|(?!(?:and|or|is|are|in|for|to|with|required)\b)[a-z])/i,
    },
    // What electricians install, and nobody has to have studied.
    'electrical systems': {
      near: /\b(?:install\w*|troubleshoot\w*|repair\w*|maintain\w*|maintenance|wir(?:e|ing)|electricians?|service|conduit)\b/i,
    },
    electronic: {
      behind:
        /^ (?!(?:and (?:electrical|mechanical)|components?|circuits?|circuitry|devices?|equipment|hardware|boards?|board|systems?|assembl\w+|test|testing|troubleshooting|repairs?|engineering|packaging|product|instruments?|controls?)\b)/i,
    },
    // Of Amazon: MapReduce.
    emr: { near: /\b(?:aws|amazon|ec2|s3|hadoop|spark|hive|redshift|athena|lambda|kinesis|presto)\b/i },
    "driver's license": ofIdentity,
    "driver's licenses": ofIdentity,
    'drivers license': ofIdentity,
    'driver license': ofIdentity,
    express: { before: /\b(?:american|outlook|application|center|unity) $/i },
    // Of presses and furnaces.
    'fine tuning': {
      near: /^(?!.*\b(?:models?|llms?|language|neural|learning|bert|gpt|lora|ai|ml|prompts?|python|hyper\w+)\b)/is,
    },
    flexible: {
      behind: /^ (?:to work\b|hours?|schedul|benefits?|work|time|shifts?|spending|vacation|pto|leave|way|new|start)/i,
    },
    'hazardous materials': ofSurroundings,
    'reference check': ofApplicants,
    'reference checks': ofApplicants,
    'front end': { near: /\b(?:stores?|cashiers?|registers?|check-?outs?|merchandise|shelves|loaders?|lanes?)\b/i },
    'front office': {
      near: /\b(?:trad(?:ing|ers?)|back office|middle office|desks?|securit|equit|rates|credit|risk)\b/i,
    },
    // Good clinical practice.
    gcp: { near: ofTrials, before: ofTrials },
    go: { before: /\bget\s$/i, behind: /^[\s-]?(?:live\b|to\b|getters?\b|fund)/i },
    // "A large scale initiative" is a plan.
    initiative: {
      before:
        /\b(?:scale|new|this|strategic|major|key|improvement|quality|corporate|business|diversity|marketing|national|global|each|every) $/i,
    },
    // What a driver has for the car.
    insurance: {
      before: /\b(?:(?:auto(?:mobile)?|car|vehicle|motor|liability|proof of)\s|licen[cs]e(?:,| and|, and) )$/i,
    },
    // "8 years of overall IT experience" is of whatever one does there.
    it: { behind: /^ (?:work )?experience\b/ },
    interpreting: ofObject,
    // Master data management.
    mdm: { near: /\b(?:data|informatica|etl|governance|siperian|reltio|profisee)\b/i },
    networking: {
      near: /\b(?:business owners|cold[- ]call\w*|prospect\w*|leads|referrals?|consultative|community|social|trade shows)\b/i,
    },
    node: {
      before: /\b(?:network|cluster|each|every|single|master|worker) $/i,
      behind: /^ (?:manager|count|exporter|pools?)\b/i,
    },
    oracle: ofOtherProducts,
    organized: { near: /\b(?:how (?:the|our|we|it|things)|shifts?|events?|meetings?|conferences?|tours?)\b/i },
    outlook: {
      before: /\b(?:positive|optimistic|sunny|mental|economic|financial|market|business|long[- ]term|healthy) $/i,
    },
    // Private equity, and physical education.
    pe: {
      near: /\b(?:equity|funds?|portfolio|venture|vc|backed|investors?|deals?|m&a|teach\w*|schools?|physical|sports?)\b/i,
    },
    // Consumer goods, which nobody packs there.
    'packaged goods': { behind: /^/ },
    payroll: { near: /\bW-?2\b/i },
    'performance reviews': { before: /\bday $/i },
    // What one learns by oneself, and no sport.
    'personal training': { before: /\b(?:on-?going|own|your|their|complete|required|all) $/i },
    presenting: ofObject,
    // Pesos of the Philippines, and not a version of the language.
    php: { before: ofAmount, behind: /^ ?₱? ?\d{1,3}(?:,\d{3}|k\b)/i },
    project: {
      behind:
        /^ and [a-z]+ management\b|^[ /-](?!(?:and|or|skills?|experience|knowledge|is|are|a|an|in|for|required|preferred|etc|server|software|online|professional|excel|word|visio|access|outlook|powerpoint|sharepoint)\b)[a-z]/i,
    },
    pr: ofPlace,
    publisher: { before: /\b(?:xml|bi|oracle|web|an?|the) $/i },
    // Relational databases, mistyped.
    rdms: ofData,
    receiving: ofObject,
    recruiting: ofObject,
    recruitment: { behind: /^ (?:agenc(?:y|ies)|firms?|compan(?:y|ies)|fraud)\b/i },
    // "Shipping code" loads no trucks.
    shipping: {
      behind:
        /^ (?:compan(?:y|ies)|lines?|industry|(?:(?:an?|the|our|your|new|great|quality|production|data|machine) ){0,2}(?:containers?|suppl(?:y|ies)|code|products?|software|features?|models?|apps?|applications?|science))\b/i,
    },
    // Everybody has to come to work.
    reliable: { behind: /^ (?:(?:means of |mode of )?transport\w*|vehicles?|cars?|internet)\b/i },
    // Radiographers: "ARRT (R)", "RT(R)".
    r: { before: /\b(?:ARRT|R\.?T\.?) ?\($/ },
    retail: {
      behind: /^ (?:sites?|spaces?|propert(?:y|ies)|cent(?:er|re)s?|leas\w+|developments?|construction|shifts?)\b/i,
    },
    reliability: {
      near: /\b(?:systems?|data|equipment|availability|scalability|infrastructure|platform|services|applications?|product|performance)\b/i,
    },
    // What applicants pass.
    'security risk assessment': { before: /\b(?:pass|passing|undergo|clear) (?:[a-z]+ ){0,4}$/i },
    // State and local tax.
    salt: { near: /\b(?:tax(?:es|ation)?|cpa|nexus)\b/i },
    // Of slabs.
    safe: { near: /\b(?:etabs|sap2000|structural|slabs?|concrete)\b/i },
    security: {
      behind: /^ (?:checks?|screenings?|and confidentiality)\b/i,
      near: /\b(?:investigations?|guards?|patrol\w*|officers?|social|job|homeland|food|premises|logistics|transportation|warehouse|loss prevention)\b/i,
    },
    // "Spark imagination", "spark a conversation".
    spark: {
      behind:
        /^ (?:an? (?:new|real|child|love|sense|conversation|passion)|the|their|your|our|joy|ideas|imagination|interest|curiosity|creativity|change|conversations?)\b/i,
    },
    staffing: {
      near: /\b(?:firms?|agenc(?:y|ies)|compan(?:y|ies)|industry|services|partners?|solutions|business|clients?)\b/i,
    },
    // Messages between banks.
    swift: {
      near: /\b(?:messag\w*|mt ?\d{3}|payments?|wires?|bank\w*|settlements?|treasury|iso ?(?:20022|15022)|corporate actions?)\b/i,
    },
    tax: { behind: /^ (?:credits?|ids?|forms?|free|deduct\w+|benefits?|exempt\w*)\b/i },
    // What somebody is given.
    'technical support': {
      before: /\b(?:receiv(?:e|ing)|lifetime|(?:have|get) (?:access to )?|our|full) (?:expert )?$/i,
    },
    telemetry: {
      before: /\b(?:data|product|game|vehicle) $/i,
      near: /\b(?:iot|tooling|pipelines?|storage|games?|metrics|logs?|logging|observability|analytics|transactions|platforms?)\b/i,
    },
    // Of applicants.
    testing: {
      behind: /^ with [A-Z]|^ (?:of )?(?:electrical )?installations?\b/,
      // "2391 inspection & testing" is of what an electrician has put in.
      before: /\binspection (?:and|&) $|\b(?:drug|alcohol|substance|aptitude|physical|agility)(?: and [a-z]+)? $/i,
    },
    training: {
      near: /\b(?:degree|diploma|education|apprenticeship|vocational|professional|advanced|formal|comparable|equivalent|budget|paid|internal|receive|provided?|given|special|complet\w+)\b|\bexperience (?:and|or|and\/or) {2}/i,
      behind: /^ (?:in|as|for)\b/i,
    },
    translating: ofObject,
    // Of bugs and tickets, not of patients.
    triage: {
      near: /^(?!.*\b(?:patients?|nurs\w+|clinical|medical|emergency|telephone|health\w*)\b).*\b(?:issues?|alerts?|bugs?|tickets?|defects?|incidents?|tasks?|data|troubleshoot\w*|problems?|engineering|support|errors?|features)\b/is,
    },
    // Of Symantec.
    vault: { before: /\benterprise $/i },
    warehouse: ofData,
    warehousing: ofData,
  } satisfies Record<string, Sense>),
);
const reach = 60;

/** Whether the words around a term say that something else is meant by it. */
export function isOtherwiseMeant(text: string, { start, end }: Place): boolean {
  const [before, behind] = [text.slice(Math.max(0, start - reach), start), text.slice(end, end + reach)];
  const lead = text.slice(Math.max(0, start - 3 * reach), start);
  const words = text.slice(start, end).toLowerCase().replaceAll('’', "'");
  const { near, before: left, behind: right } = otherSenses.get(words) ?? {};
  if (left?.test(before) === true || right?.test(behind) === true) return true;
  if (near?.test(`${sentenceBefore(before)} ${sentenceBehind(behind)}`) === true) return true;
  if (isOfDepartment(words, lead, behind)) return true;
  return areChecked.test(behind) || isOfIndustries(lead);
}

/** "A security background check" is passed by applicants. */
const areChecked = /^ (?:criminal )?background (?:check|investigation|screen)/i;

const sentenceBefore = (text: string) => text.split(/[.!?]\s|[\n•;]/).at(-1) ?? '';
const sentenceBehind = (text: string) => text.split(/[.!?](?:\s|$)|[\n•;]/)[0] ?? '';
