import type { Rules } from '../judged-query.ts';
import { otherEngineers } from './other-engineers.ts';

const senior = '(?:senior|sr|lead|principal|staff|head|chief)';
const junior = '(?:junior|jr|graduate|entry level|trainee|associate|assistant|intern|apprentice|newly qualified)';

/** Titles of a level of seniority. */
export const seniorities: Rules = {
  'apprentice electrician': { title: 'electrical (?:apprentice|improver)|apprentice electrician', near: 'electrician' },
  'director of data science': {
    title: '(?:director|vp|head|vice president).*data scien\\w+|data scien\\w+.*director',
    near: 'data scien\\w+|director.*(?:data|analytics)',
  },
  'entry level sales': {
    title:
      'entry level.*(?:sales|marketing)|(?:junior|trainee).*sales|sales.*(?:trainee|entry level)|sales development',
    near: 'sales',
  },
  'graduate engineer': { title: `${junior} (?:\\w+ ){0,2}(?:engineer|developer)|engineer.*intern` },
  'head of marketing': {
    title: 'head of marketing|marketing director|director of marketing|(?:vp|vice president).*marketing',
    near: 'marketing (?:\\w+ )?manager',
  },
  'junior data analyst': {
    title: `${junior} (?:\\w+ )?(?:data|reporting|business|product) analyst|(?:data|product|business) analyst intern`,
    near: 'data analyst',
  },
  'junior developer': {
    title: `${junior} (?:\\w+ ){0,3}(?:developer|engineer|programmer)|(?:developer|engineer) intern`,
    near: 'developer',
    not: otherEngineers,
  },
  'lead data scientist': {
    title: `${senior} (?:\\w+ )?data scien\\w+|data scien\\w+.*(?:lead|manager)`,
    near: 'data scien\\w+|machine learning lead',
  },
  'marketing intern': {
    title: 'marketing.*(?:intern|trainee)|intern.*marketing',
    near: 'marketing (?:assistant|coordinator|executive)',
  },
  'senior accountant': {
    title: `${senior} (?:\\w+ )?(?:accountant|accounting\\w*)|accounting manager`,
    near: 'accountant',
  },
  'senior designer': {
    title: `(?:${senior}|director) (?:\\w+ )?(?:designer|design)`,
    near: 'designer',
    not: 'design engineer',
  },
  'senior nurse': {
    title: `${senior} (?:\\w+ )?nurse|charge nurse|nurse (?:manager|supervisor)|ward manager`,
    near: 'nurse|rn',
  },
  'senior software engineer': {
    title: `${senior} (?:\\w+ ){0,3}(?:engineer|developer)`,
    near: 'software|engineer',
    not: otherEngineers,
  },
  'staff engineer': {
    title: '(?:staff|principal) (?:\\w+ ){0,2}engineer',
    near: 'senior (?:\\w+ ){0,2}engineer|lead (?:\\w+ ){0,2}engineer',
  },
  'trainee accountant': {
    title: `${junior} (?:\\w+ )?(?:accountant|accounting|audit\\w*)|audit associate|accountant intern`,
    near: 'accountant|accounts assistant|accounting',
  },
};

const inGermany = 'berlin|hamburg|munich|münchen|köln|cologne|leipzig|stuttgart|dresden|nürnberg|hannover|frankfurt';
const inIndia = 'bengaluru|pune|hyderabad|chennai|mumbai|delhi|kolkata|ahmedabad|jaipur|coimbatore';

/** Several things at once: what, where, how, for whom. */
export const combinations: Rules = {
  'backend engineer kafka': {
    title: 'back ?end|platform|software|data|java|site reliability|sre|engineer',
    skill: 'kafka',
  },
  'chef in bristol': { title: 'chef|cook', near: 'kitchen', place: 'bristol' },
  'data engineer spark': { title: 'data|spark|hadoop|engineer|developer', skill: 'spark|apache spark' },
  'data scientist python': {
    title: 'scientist|data scien\\w+|machine learning',
    near: 'data|analyst|engineer',
    skill: 'python',
  },
  'designer figma': { title: 'design\\w*|ux|ui', skill: 'figma' },
  'developer india': { title: 'developer|software engineer|programmer', near: 'engineer', place: inIndia },
  'developer in amsterdam': { title: 'developer|software engineer|programmer', near: 'engineer', place: 'amsterdam' },
  'engineer germany': { title: 'engineer|sre', near: 'developer|technician|architect', place: inGermany },
  'freelance photographer': { title: 'photographer', place: 'freelance|contract' },
  'hybrid marketing': { title: 'market\\w+|brand|social media|seo|content|community', place: 'hybrid' },
  'java developer kubernetes': {
    title: 'java|back ?end|software|developer|engineer',
    skill: 'kubernetes|k8s|openshift',
  },
  'jobs for electricians in leeds': { title: 'electric\\w+', place: 'leeds' },
  'nurse in dublin': { title: 'nurse|rn|ward manager', near: 'nursing', place: 'dublin' },
  'nurse intensive care': {
    title: '(?:nurse|rn).*(?:intensive care|icu|critical care)|icu.*(?:nurse|rn)',
    near: 'nurse|rn',
  },
  'part-time receptionist': { title: 'receptionist|front desk|front office|reception', place: 'part time' },
  'plumber cork': { title: 'plumb\\w+', near: 'heating', place: 'cork' },
  'project manager pmp': { title: 'project|program(?:me)?', skill: 'pmp' },
  'remote data analyst': { title: 'analyst|analytics', near: 'data', place: 'remote' },
  'remote software engineer': { title: 'software|developer|engineer|sre', place: 'remote' },
  'sql reporting analyst': {
    title: 'analyst|reporting|analytics|intelligence',
    near: 'data|developer',
    skill: 'sql|postgresql|sql server|mysql',
  },
  'teacher in toronto': {
    title: 'teacher|educator|teaching|head of \\w+',
    near: 'early years|year group|classroom|kindergarten|trainer',
    place: 'toronto',
  },
  '"machine learning" engineer': {
    title: 'engineer|scientist|machine learning|developer',
    skill: 'machine learning|ml|mlops',
  },
};

/** Companies of the demo, whole and as people remember them. */
export const companies: Rules = {
  clearbridge: { company: 'clearbridge software' },
  'engineer python': { title: 'engineer|developer|sre', near: 'data|scientist|test|qa', skill: 'python' },
  'engineer at clearbridge': { title: 'engineer|developer|sre|architect', company: 'clearbridge software' },
  'van hessel': { company: 'van hessel agri' },
  'st brannocs': { company: 'st brannoc.s hospital group' },
  'nurse klinikum seeblick': { title: 'nurs\\w+|ward manager', company: 'klinikum seeblick' },
};
