import { stemsOf } from './words.ts';

/** Words that say who does a job, mostly the last one of its title. As skills or in sentences they speak of others. */
const nouns = `
  accountant actuary adjuster administrator advisor adviser agent aide analyst animator appraiser apprentice architect
  assembler assistant associate attendant attorney auditor baker banker barber barista bartender beautician bookkeeper
  bricklayer broker builder butcher buyer captain caregiver carer caretaker carpenter cashier chauffeur chef chemist
  clerk coach concierge conductor consultant controller cook coordinator copywriter counsel counselor counsellor courier
  curator custodian decorator dentist dermatologist designer dev developer director dispatcher doctor drafter dancer
  draftsman driver economist editor educator electrician engineer estimator executive fabricator farmer firefighter
  fitter florist foreman fundraiser gardener geologist guard hairdresser handyman housekeeper hygienist illustrator
  inspector installer instructor interpreter investigator janitor jeweler joiner journalist labourer laborer landscaper
  lawyer lecturer librarian lifeguard machinist manager marketer mason massage mathematician mechanic merchandiser
  microbiologist midwife miner mover musician nanny negotiator nurse nutritionist officer operative operator optician
  optometrist orderly packer painter paralegal paramedic pathologist pharmacist phlebotomist photographer physician
  physicist physiotherapist picker pilot planner plasterer plumber porter practitioner producer professor programmer
  proofreader psychiatrist psychologist radiographer radiologist ranger realtor receptionist recruiter registrar reporter
  representative researcher roofer sailor salesman salesperson scientist seamstress secretary sergeant server
  singer solicitor sommelier sonographer specialist statistician steward stocker storekeeper strategist stylist
  superintendent supervisor surgeon surveyor tailor teacher technician technologist teller tester therapist tiler trader
  trainer translator treasurer trucker tutor underwriter upholsterer usher vet veterinarian videographer waiter waitress
  welder worker writer engr mgr rep tech asst swe sde
`;
const jobNouns = new Set(stemsOf(nouns));

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

/** Titles with one of these have the word as the name of a product: Chef sets servers up, and SQL Server is none who waits. */
const besideProducts: ReadonlyMap<string, readonly (readonly string[])[]> = new Map([
  ['chef', ['engineer', 'developer', 'devops', 'administrator', 'puppet', 'ansible'].map(stemsOf)],
  ['server', ['sql', 'windows', 'administrator', 'analyst', 'architect', 'dba', 'developer', 'engineer'].map(stemsOf)],
]);

/** True where a run of stems is what somebody is called in a title. */
export const isJobName = (stems: readonly string[]): boolean => jobNouns.has(stems.at(-1) ?? '');

export const isLevel = ([stem = '', ...more]: readonly string[], next?: readonly string[]): boolean =>
  more.length === 0 && (levels.has(stem) || (next !== undefined && ranks.has(stem) && isJobName(next)));

/** The titles, as stems, that come after those of the job which a keyword names. */
export function otherJobsThan([stem = '', ...more]: readonly string[]): (readonly string[])[] {
  if (more.length > 0) return [];
  return [...otherJobs.filter((title) => title.includes(stem)), ...(besideProducts.get(stem) ?? [])];
}
