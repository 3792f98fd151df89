/** Words of a skill that mean something else beside others: `near` them in the sentence, or right `before` or `behind` them. */
export type Sense = { near?: RegExp; before?: RegExp; behind?: RegExp };

/** "Interpreting data" needs no interpreter. */
export const ofObject: Sense = { behind: /^ (?!(?:and|or|in|of|for|to|with|skills?|experience|services?)\b)[a-z]/ };

/** "22,000 CAD", "$28/hr CAD": what stands behind it is a currency. */
export const ofAmount = /\d ?k?(?: ?\/ ?(?:hr|hour|h|day|week|month|year|yr|annum))? $/i;

export const ofTrials = /\b(?:clinical|trials?|CR[AC]s?|CCR[AC]|IRB|ICH|FDA)\b/;

export const ofData: Sense = {
  near: /\b(?:data(?:bases?)?|cloud|sql|dbt|snowflake|bigquery|redshift|databricks|etl|elt|analytics|schemas?|quer(?:y|ies)|pipelines?|models?)\b/i,
};

/** The welders of America certify, too. */
const welding = /\b(?:weld\w*|[1-6]G|D1\.\d)\b/i;
export const ofWelders: Sense = { near: welding, before: welding };

/** One of several papers that say who somebody is. */
export const ofIdentity: Sense = {
  near: /\b(?:forms? of (?:id\b|identification)|birth certificate|passport|social security|ssn)\b/i,
};

/** What somebody is exposed to at work: nobody asks for it. */
export const ofSurroundings: Sense = { near: /\b(?:exposures?|exposed|fumes|dust|noise|exhaust|may contain)\b/i };

/** What applicants have to agree to, not what somebody is hired to do. */
export const ofApplicants: Sense = {
  near: /\b(?:undergo|pass|subject to|contingent|consent|drug|criminal background|prior to (?:employment|hire))\b/i,
};

/** Of Oracle's products other than the database. */
export const ofOtherProducts: Sense = {
  behind:
    /^ (?:(?:adaptive )?access manager|identity|hcm|hrms|fusion|cloud|e-?business|ebs|financials?|apps\b|applications?|erp|scm|crm|cpq|soa|weblogic|forms|hyperion|retail|commerce|eloqua|taleo|siebel|peoplesoft|primavera|functional|obiee|linux|solaris|vm\b)/i,
};

/** Everybody is checked; only who is to do the checks is asked for them. */
export const ofChecked: Sense = {
  before:
    /^(?!.*\b(?:experience|knowledge|conducting|performing|processing|running|initiating|ordering|coordinating) (?:[a-z]+ ){0,3}$)/is,
};

/** Whom a product is for, and no selling. */
export const ofMarket: Sense = {
  near: /\bmarket\w*\b/i,
  behind:
    /^ (?:demand|marketing|saas|software|e-?commerce|integrations?|gateways?|platforms?|products?|content|growth|compan(?:y|ies)|startups?|tech\w*|brands?)\b/i,
};

/** "Professor Ada Fields", "call Julia Fields on"; what stands behind cannot tell: "Ruby Specialist (remote)". */
const ofPerson =
  /\b(?:(?:prof(?:essor)?|dr|mrs?|ms|miss)\.?|call|phone|e-?mail|contact|ask for|speak (?:to|with)|talk to|report(?:s|ing)? to) $/i;
const ofFirstName: Sense = { before: ofPerson };
/** Of Americans with disabilities, too: "ADA compliance". */
const ofAda: Sense = {
  before: ofPerson,
  behind:
    /^[ -](?:complian\w*|accommodat\w*|accessib\w*|standards|guidelines|regulations|requirements|laws?|coordinator)\b/,
};

/** "Norsk Hydro" is a company. */
const ofCompany: Sense = { behind: /^ \p{Lu}\p{Ll}{2}/u };
/** Of skills that are parts of the names of people and companies, too. */
export const inNames = {
  ada: ofAda,
  dansk: ofCompany,
  julia: ofFirstName,
  norsk: ofCompany,
  ruby: ofFirstName,
  svenska: ofCompany,
};

/** "Location: San Juan, PR", "Curitiba, PR (híbrido)", "San Juan, PR 00901" */
export const ofPlace: Sense = {
  before:
    /\b(?:(?:location|local(?:ização|idade)?|cidade|city|place|ciudad|ubicación|lugar): ?|based in )[\p{L}.’' -]{2,30}, $/iu,
  behind: /^(?: \d{5}\b| \((?:h[ií]br|remot|presenc)|,? (?:Bra[sz]il|Puerto Rico|USA)\b)/i,
};

/** What means another thing in some trades. */
export const inTrades = {
  // The card of an electrician.
  ecs: { near: /\b(?:cards?|jib|18th edition|am2|electric\w*)\b/i },
  // Tubes that cables are laid in.
  emt: { near: /\b(?:conduits?|electric\w*|wir(?:e|ing)|panels?|bending|pipes?|raceways?)\b/i },
  // Of Arizona, and not of a driver in Ontario.
  'az license': {
    near: /\b(?:arizona|nccpa|nurs\w+|pharmac\w+|physicians?|rn|teach\w*|therap\w*)\b/i,
  },
  // A heavy rigid vehicle.
  hr: {
    behind: /^(?:\/[A-Z]{1,2}\b)?(?:,? or [A-Z]{1,2}\b)?(?: (?:class|truck|manual|driver['’]?s)){0,3} licen[cs]e/i,
  },
  // That somebody comes in time.
  timekeeping: { before: /\b(?:excellent|good|great|reliable|strong|punctual\w*(?: and)?|attendance and) $/i },
  // Of a hotel: who closes the day.
  audit: { before: /\bnight $/i },
  // Who learns it at a school, and not who teaches them.
  english: { behind: /^ (?:language )?learners?\b/i },
  // "Keep the kitchen gas safe", and no register.
  'gas safe': { before: /\b(?:ensur|keep|kept|mak|maintain)\w{0,3} (?:[\w'’-]+ ){0,4}$/i },
} satisfies Record<string, Sense>;
