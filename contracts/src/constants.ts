/** The business constants. No zod here: the browser imports this file on every page. */

export const dashboardTypes = ['Job Seeker', 'Recruiter', 'Referrer'] as const;
export type DashboardType = (typeof dashboardTypes)[number];
export const defaultDashboardName = (type: DashboardType) => `My ${type} Dashboard`;

export const jobTypes = ['Full-Time', 'Part-Time', 'Contract', 'Freelance', 'Internship'] as const;
export type JobType = (typeof jobTypes)[number];
export const workModes = ['Onsite', 'Remote', 'Hybrid', 'Onsite / Hybrid'] as const;
export type WorkMode = (typeof workModes)[number];
export const jobStatuses = ['Open', 'Close'] as const;
export type JobStatus = (typeof jobStatuses)[number];
export const jobCategories = ['Recruitment', 'Referral'] as const;
export type JobCategory = (typeof jobCategories)[number];
/** Kilometres around the cities of a search. */
export const searchRadii = ['10', '25', '50', '100'] as const;
export const currencies = ['USD', 'EUR', 'GBP', 'INR', 'CAD'] as const;
export type Currency = (typeof currencies)[number];
export const questionTypes = ['paragraph', 'text', 'multiple_choice', 'yes_no'] as const;
export type QuestionType = (typeof questionTypes)[number];

/** The sections of a profile that hold items, by their names on the wire, in the order in which they stand until somebody changes it. */
export const itemSections = [
  'work_experiences',
  'educations',
  'skills',
  'certificates',
  'accomplishments',
  'projects',
  'social_links',
] as const;

export const applicantStatuses = [
  'Applied',
  'Referred',
  'Shortlisted',
  'Selected',
  'Not Selected',
  'Withdrawn',
] as const;
export type ApplicantStatus = (typeof applicantStatuses)[number];
/** The statuses that the owner of a post may set, by the type of the dashboard that published it. */
export const settableStatuses = {
  'Job Seeker': ['Applied', 'Shortlisted', 'Not Selected'],
  Referrer: ['Applied', 'Referred', 'Shortlisted', 'Not Selected'],
  Recruiter: ['Applied', 'Shortlisted', 'Selected', 'Not Selected'],
} as const satisfies Record<DashboardType, readonly ApplicantStatus[]>;

export const cardTypes = [
  'TOTAL_JOB_APPLICATIONS',
  'TOTAL_REFERRAL_APPLICATIONS',
  'ACTIVE_JOBS',
  'TOTAL_JOBS',
  'SELECTED_CANDIDATES',
  'REFERRED_CANDIDATES',
] as const;
export type CardType = (typeof cardTypes)[number];
/** What the home page of a dashboard counts; any other card counts 0 there. */
export const homeCards = {
  'Job Seeker': ['TOTAL_JOB_APPLICATIONS', 'TOTAL_REFERRAL_APPLICATIONS'],
  Recruiter: ['ACTIVE_JOBS', 'TOTAL_JOBS', 'SELECTED_CANDIDATES'],
  Referrer: ['ACTIVE_JOBS', 'TOTAL_JOBS', 'REFERRED_CANDIDATES'],
} as const satisfies Record<DashboardType, readonly CardType[]>;

export const limits = {
  name: 60,
  title: 150,
  description: 2_000,
  importedDescription: 20_000,
  qualification: 5_000,
  answer: 5_000,
  /** Characters of all answers of one application: a hundred of them are read at once. */
  answers: 20_000,
  question: 300,
  summary: 3_000,
  url: 2_000,
  aboutMe: 500,
  aboutMeWarning: 450,
  experienceYears: 50,
  skillName: { min: 2, max: 60 },
  questions: 30,
  questionOptions: { min: 2, max: 10, charactersOfPost: 10_000 },
  cities: 50,
  skills: 50,
  /** Cities around which a distance is searched at once. */
  radiusCities: 10,
  /** A year, in whole units of the currency. */
  pay: 1_000_000_000,
  dashboardName: 60,
  username: { min: 3, max: 30 },
  keyword: 200,
  /** Different words that are looked for, of a keyword and of what is typed into a lookup; the rest is left out. */
  keywordWords: 12,
  /**
   * The largest `page × limit` of a search and of a lookup; somebody who does not find a thing in a lookup types more letters.
   */
  searchWindow: 10_000,
  lookupWindow: 1_000,
  lookupLimit: 50,
  /** Posts of a search, the nearest to somebody's work, that are put in the order of the match; the others follow. */
  matched: 200,
  /** Different people who have asked a screening question before it is offered to everybody. */
  questionAskers: 3,
  /** Questions of one person that wait for others to ask them too; more are not counted. */
  waitingQuestions: 500,
  openJobPosts: 500,
  /** Posts with new applicants that stand before the others; beyond that they stand by the other order. */
  postsToReview: 500,
  /** New applicants of one owner that are looked through to find those posts. */
  applicantsToReview: 10_000,
  savedJobs: 1_000,
  savedSearches: 50,
  savedSearchName: 100,
  /** Changes of username by one person in 30 days. */
  usernameChanges: 3,
  /** Changes of status of one application; it can be withdrawn after that. */
  statusChanges: 500,
  /** Hours in which an `Idempotency-Key` answers what it has made. */
  idempotencyHours: 24,
  /** Notifications kept for one person; older ones are forgotten. */
  notifications: 100,
  questionTemplates: 50,
  resumeBytes: 2 * 1024 * 1024,
  resumesPerPerson: 20,
} as const;

/** What stands where nobody has chosen. */
export const defaults = {
  jobStatus: 'Open',
  jobType: 'Full-Time',
  workMode: 'Hybrid',
  currency: 'USD',
  questionType: 'paragraph',
  proficiency: 'Intermediate',
  skillYears: 1,
  maxGpa: 10,
  applicantStatus: 'Applied',
  phoneCountry: 'India',
} as const;

/** What is said where something is not given. */
export const missing = { location: 'Remote', detail: 'Not specified', score: 'No Score' } as const;

/** From these amounts on pay is shown as 'X.Y Lakhs' (INR) and 'X.Yk' (others). */
export const payUnits = { lakh: 100_000, thousand: 1_000 } as const;

/** The age of a post is told in days below a month's days, in months below a year's; its owner is told `notice` days before it is `old`. */
export const jobAgeDays = { month: 30, year: 365, old: 60, notice: 7 } as const;

export const pageSizes = {
  search: 15,
  posted: 15,
  applicants: 15,
  applications: 15,
  saved: 10,
  profileJobs: 5,
  lookup: 15,
  notifications: 10,
} as const;
export const pageWindow = 5;
export const featuredJobs = 5;
export const citiesShown = 2;
export const topApplicantsDefault = 5;
/** How many applicants one call changes at most. */
export const mostApplicantsAtOnce = 500;

export const resumeExtensions = ['pdf', 'doc', 'docx'] as const;
export type ResumeExtension = (typeof resumeExtensions)[number];

/** A score is 0 to `max`; percent = round(score / max × 100). */
export const scoreScale = {
  max: 1000,
  green: 80,
  yellow: 60,
  orange: 40,
  applicantGreen: 40,
  applicantYellow: 30,
} as const;
export const scorePercent = (score: number) => Math.round((score / scoreScale.max) * 100);

/** Lower limits of the experience labels, by the maximum years of a post. */
export function experienceLevel(maximumYears: number): 'Entry-level' | 'Mid-level' | 'Senior-level' | 'Executive' {
  if (maximumYears <= 2) return 'Entry-level';
  if (maximumYears <= 5) return 'Mid-level';
  if (maximumYears <= 10) return 'Senior-level';
  return 'Executive';
}

export const completionWeights = {
  userExperiences: 20,
  useSkills: 20,
  userEducations: 15,
  userResumes: 15,
  userProjects: 10,
  userAccomplishments: 5,
  userCertificates: 5,
  userSocialLinks: 5,
  userAboutme: 5,
} as const;
export type CompletionSection = keyof typeof completionWeights;

/** Minimum characters before a lookup starts. */
export const autocompleteMinimum = {
  cities: 2,
  companies: 1,
  skills: 1,
  questions: 3,
  'saved-jobs': 0,
  countries: 2,
  default: 1,
} as const;

/** Milliseconds. */
export const delays = {
  autocomplete: 300,
  autocompleteBlur: 300,
  analysisOnEntry: 500,
  analysisOnEdit: 1_000,
  afterDashboard: 100,
  reloadAfterApply: 1_000,
  callbackFailure: 3_000,
  publishDenied: 2_000,
  copied: 2_000,
  publicJobTimeout: 10_000,
  /** Longer than any part may take to answer or to say that it cannot, and than the longest answer takes where the network is slow. */
  callTimeout: 60_000,
  /** About so long after a query failed it is asked again. */
  askAgain: 20_000,
  staleTime: 5 * 60_000,
  cacheTime: 10 * 60_000,
  tooltip: 300,
  toast: 4_000,
  toastRemoval: 200,
  skeleton: 150,
} as const;
/** How often a failed query is asked again. */
export const queryRetries = 1;
export const toasts = { visible: 3, width: 356, gap: 14, swipeThreshold: 20, actionTime: 10_000 } as const;
export const mobileBreakpoint = 768;
/** Placeholder ids of legacy clients; their skills count as custom. */
export const placeholderSkillIds: readonly string[] = ['js', 'py', 'react', 'node', 'ts'];
export const customJobPost = 'custom_job_post';
