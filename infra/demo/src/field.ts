export const levels = ['entry', 'mid', 'senior', 'lead'] as const;
export type Level = (typeof levels)[number];

export type CountryCode = 'US' | 'GB' | 'CA' | 'IN' | 'DE' | 'IE' | 'NL' | 'ES';

/** Yearly pay of the mid level, `[low, high]`: thousands of dollars, pounds and euros; lakhs of rupees. */
export type PayBands = { us: Band; gb: Band; eu: Band; in: Band };
export type Band = readonly [number, number];

/**
 * A kind of job, as material for posts and resumes. Texts may hold `{one|two}` (one of them), `{4-9}` (a number between) and
 * `{company}`, `{city}`, `{title}`; see `phrase.ts`.
 */
export type Role = {
  /** A level without a title has no posts. */
  titles: Partial<Record<Level, string>> & { mid: string };
  /** Paragraphs: why the job is there and what it is like. */
  about: readonly string[];
  /** Begin with a verb, in the imperative. */
  duties: readonly string[];
  /** Ends the sentence '3+ years of …'. */
  practice: string;
  musts: readonly string[];
  nice: readonly string[];
  /** The most essential first. */
  skills: readonly string[];
  pay: PayBands;
};

export type Field = {
  name: string;
  /** Share of all posts. */
  weight: number;
  /** Where the work is done. */
  place: 'site' | 'desk' | 'mixed';
  /** How much pay grows with the level, from 0 (not at all) to 1 (as in software). */
  spread: number;
  /** Chances of other than full-time posts. */
  contracts: { 'Part-Time'?: number; Contract?: number; Freelance?: number };
  roles: readonly Role[];
  /** Paragraphs on team and setting. */
  teams: readonly string[];
  /** Sentences on how an employer of this field works. */
  ways: readonly string[];
  /** Lines of a resume, in the past tense. */
  achievements: readonly string[];
  degrees: readonly { degree: string; field: string }[];
  certificates: readonly { name: string; issuer: string }[];
  projects: readonly { name: string; description: string }[];
};
