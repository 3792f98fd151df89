import { stemsOf } from './words.ts';

/** Words that say who does a job, mostly the last one of its title. As skills or in sentences they speak of others. */
const nouns = `
  accountant actuary adjuster administrator adviser advisor agent aide analyst animator anthropologist appraiser
  apprentice archaeologist architect archivist assembler assistant associate attendant attorney auctioneer audiologist
  auditor baker banker barber barista bartender beautician biologist bookkeeper botanist bricklayer broker builder
  butcher buyer captain cardiologist caregiver carer caretaker carpenter cartographer cashier chauffeur chef chemist
  chiropractor clerk coach concierge conductor confectioner conservator consultant controller cook coordinator
  copywriter coroner counsel counsellor counselor courier curator custodian dancer decorator dentist dermatologist
  designer detective dev developer dietitian diplomat director dispatcher doctor drafter draftsman driver ecologist
  economist editor educator electrician embalmer engineer esthetician estimator executive fabricator farmer firefighter
  fitter florist foreman forester fundraiser gardener geographer geologist geophysicist groundskeeper guard hairdresser
  handyman historian housekeeper hygienist illustrator inspector installer instructor insulator interpreter investigator
  janitor jeweler jeweller joiner journalist laborer labourer landscaper lawyer lecturer librarian lifeguard loader
  locksmith lumberjack machinist manager marketer mason massage mathematician mechanic merchandiser microbiologist
  midwife millwright miner mover musician nanny negotiator neurologist nurse nutritionist officer oncologist operative
  operator optician optometrist orderly osteopath packer painter paralegal paramedic pathologist pharmacist phlebotomist
  photographer physician physicist physiotherapist picker pilot planner plasterer plumber podiatrist policeman porter
  practitioner producer professor programmer proofreader psychiatrist psychologist purchaser radiographer radiologist
  ranger realtor receptionist recruiter registrar reporter representative researcher rigger roofer sailor salesman
  salesperson scaffolder scientist screenwriter sculptor seamstress secretary sergeant server singer sociologist
  solicitor sommelier sonographer specialist statistician steamfitter stenographer steward stocker storekeeper
  strategist stylist superintendent supervisor surgeon surveyor tailor teacher technician technologist teller tester
  therapist tiler trader trainer translator treasurer trucker tutor underwriter upholsterer usher valet vet veterinarian
  videographer waiter waitress welder worker writer zoologist
  engr mgr rep tech asst swe sde
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
