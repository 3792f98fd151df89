import { anyOf } from './any-of.ts';
import { schoolsAbroad } from './schools.ts';

const organisations = [
  'inc|llc|llp|ltd|gmbh|corp|corporation|company|plc|group|holdings|partners|bank|agency|consulting|freight',
  'systems|solutions|technologies|services|industries|works|labs?|studios?|salon',
  'university|college|institute|school|academy|program|library|museum|gallery|opera|ensemble',
  'hospital|clinic|medical cent(?:er|re)|health ?care|nursing home',
  'foundation|society|association|council|ministry|department|court',
  'army|navy|air force|marine corps|coast guard|national guard',
];
/** In capitals it is Colorado. */
const company = /\b[Cc]o\b/;
const nordicForm = / (?:AB|ASA?|Oyj?)$/;

/** In German, French, Spanish, Portuguese, Italian, Dutch, Polish, Swedish, Danish and Norwegian. */
const organisationsAbroad = [
  schoolsAbroad,
  'universität|universit[àé]|universiteit|lycée|facultad|instituto|istituto|liceo|liceum',
  'klinikum|krankenhaus|seniorenhaus|hôpital|clinique|hospital|clínica|ospedale|clinica|ziekenhuis|szpital',
  String.raw`\p{L}*(?:sjukhus|sjukehus|sykehus|sygehus|sykehjem|plejehjem)`,
  'biuro|banco|banca|sparkasse|kommune?',
  String.raw`s\.[al]\.?|s\.r\.l\.?|s\.p\.a\.?|sp\. z o\.o\.?|sarl|sas|ltda|lda|b\.v\.?|a/s|aps`,
];

const organisation = new RegExp(String.raw`\b(?:${organisations.join('|')})\b`, 'i');
const organisationAbroad = anyOf(organisationsAbroad);

/** Whether a text names a company, a school or whoever else somebody was with. */
export const namesOrganisation = (text: string) =>
  company.test(text) || organisation.test(text) || nordicForm.test(text) || organisationAbroad.test(text);
