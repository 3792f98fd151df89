import { stemsOf } from '../words.ts';

/** Words that say who does a job, mostly the last one of its title. As skills or in sentences they speak of others. */
const nouns = `
  accountant actuary adjuster administrator advisor agent agronomist aide ambassador analyst animator appraiser
  apprentice architect archivist artist assembler assistant associate attendant attorney auctioneer auditor baker
  banker barber barista bartender beautician bookkeeper botanist bricklayer broker builder butcher buyer cameraman
  captain caregiver carer caretaker carpenter cartographer cashier chauffeur chef chemist chiropractor clerk coach
  collector concierge conductor confectioner conservator consultant controller cook coordinator copywriter coroner
  counsel counselor courier curator custodian dancer decorator dentist designer detective dev developer dietitian
  diplomat director dispatcher doctor drafter draftsman driver economist editor educator electrician embalmer engineer
  esthetician estimator executive fabricator facilitator farmer firefighter fireman fitter florist foreman forester
  fundraiser gardener geographer geophysicist groundskeeper guard hairdresser hairstylist handyman historian
  housekeeper hygienist illustrator inspector installer instructor insulator interpreter investigator janitor jeweler
  joiner journalist laborer landscaper lawyer lecturer librarian lifeguard loader locksmith lumberjack machinist
  manager manicurist marketer mason massage mathematician mechanic merchandiser midwife millwright miner moderator
  mover musician nanny negotiator nurse nutritionist officer operative operator optician optometrist orderly osteopath
  packer painter paralegal paramedic pharmacist phlebotomist photographer physician physicist physiotherapist picker
  pilot planner plasterer plumber podiatrist policeman porter practitioner producer professor programmer promoter
  proofreader psychiatrist purchaser radiographer ranger realtor receptionist recruiter registrar reporter
  representative researcher rigger roofer sailor salesman salesperson saleswoman scaffolder scheduler scientist
  screenwriter sculptor seamstress secretary sergeant server singer solicitor sommelier sonographer specialist
  statistician steamfitter stenographer steward stocker storekeeper strategist stylist superintendent supervisor
  surgeon surveyor tailor teacher technician telemarketer teller tester therapist tiler toolmaker trader trainer
  translator treasurer trucker tutor underwriter upholsterer usher valet vet veterinarian videographer waiter waitress
  welder worker writer
  anesthesiologist anthropologist archeologist audiologist biologist cardiologist cosmetologist criminologist
  dermatologist ecologist endocrinologist epidemiologist geologist gynecologist hydrologist immunologist kinesiologist
  meteorologist microbiologist mixologist neurologist oncologist ophthalmologist pathologist pharmacologist
  psychologist radiologist sociologist technologist toxicologist urologist zoologist
  engr mgr rep tech asst swe sde
`;
const jobNouns = new Set(stemsOf(nouns));
/** Of every field of knowledge there is one: 'audiologist'. */
const scholar = /[a-z]{2}ologist$/;

/** How far somebody has come, in titles alone. */
const levels = new Set('senior sr junior jr lead principal head chief graduate'.split(' '));

/** The same before the name of another job: an assistant manager, an associate director, a staff engineer. */
const ranks = new Set('assistant associate apprentice trainee deputy staff'.split(' '));

/** Another job, though its title has the word: shown after the others where the word alone was asked for. */
const otherJobs = [
  'nursery teacher',
  'kindergarten teacher',
  'preschool teacher',
  'nurse aide',
  'night auditor',
  'veterinary nurse',
  'dental nurse',
].map(stemsOf);

/** Titles with one of these have the word as another name: Chef sets servers up, SQL Server is none who waits, and R&D is no language. */
const besideNames: ReadonlyMap<string, readonly (readonly string[])[]> = new Map([
  ['chef', ['engineer', 'developer', 'devops', 'administrator', 'puppet', 'ansible'].map(stemsOf)],
  ['go', [['to', 'market']]],
  ['r', [['r', 'd']]],
  ['server', ['sql', 'windows', 'administrator', 'analyst', 'architect', 'dba', 'developer', 'engineer'].map(stemsOf)],
]);

/** True where a run of stems is what somebody is called in a title. */
export function isJobName(stems: readonly string[]): boolean {
  const last = stems.at(-1) ?? '';
  return isListedName(last) || scholar.test(last);
}

export const listedNames: Iterable<string> = jobNouns;

/** True of a word on the list: whatever stands before a scholar would end in one, too ('berlinpsychologist'). */
export const isListedName = (stem: string): boolean => jobNouns.has(stem);

export const isLevel = ([stem = '', ...more]: readonly string[], next?: readonly string[]): boolean =>
  more.length === 0 && (levels.has(stem) || (next !== undefined && ranks.has(stem) && isJobName(next)));

/** The titles, as stems, that come after those of the job which a keyword names. */
export function otherJobsThan([stem = '', ...more]: readonly string[]): (readonly string[])[] {
  if (more.length > 0) return [];
  return [...otherJobs.filter((title) => title.includes(stem)), ...(besideNames.get(stem) ?? [])];
}
