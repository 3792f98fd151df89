/**
 * How much one caller may ask for, as one table: contracts name a row by `config.allowance`, the BFF enforces it, and the
 * documents print it. No zod here: the browser may import it.
 */
export type Allowance = {
  /** The name of what is counted, for the table in the documents. */
  of: string;
  /** Whose count it is. `caller`: the person where somebody is signed in, else the address. */
  per: 'address' | 'user' | 'caller';
  limits: readonly { most: number; seconds: number }[];
  /** The sentence for somebody who has used it up; when to come back is added. */
  says: string;
} & Counted;

/**
 * `counts`: `tries` counts every call; `done` gives back what was refused or failed; `cost` counts a call by what it takes.
 * `kept`: `all` instances count together in the session store; `instance`: each for itself, in its memory, where nothing is given back.
 */
type Counted = { counts: 'tries' | 'cost'; kept: 'all' | 'instance' } | { counts: 'done'; kept: 'all' };

const minute = 60;
const day = 24 * 60 * 60;

export const allowances = {
  requests: {
    of: 'requests of any kind, pages included; one with a session that does not exist counts as 10',
    per: 'address',
    counts: 'tries',
    kept: 'instance',
    limits: [{ most: 1_200, seconds: minute }],
    says: 'Too many requests came from your network.',
  },
  signIns: {
    of: 'steps of signing in; a sign-in takes two',
    per: 'address',
    counts: 'tries',
    kept: 'all',
    limits: [{ most: 120, seconds: minute }],
    says: 'Too many people are signing in from your network.',
  },
  searches: {
    of: 'searches for jobs, by their cost: 1, 1 more for every four words, and 5 more in the order of the match',
    per: 'caller',
    counts: 'cost',
    kept: 'all',
    limits: [{ most: 300, seconds: minute }],
    says: 'You have searched very often in a short time.',
  },
  drawnPages: {
    of: 'pages that the server draws for everybody, those that are not there included; one with jobs counts as a search',
    per: 'address',
    counts: 'tries',
    kept: 'instance',
    limits: [{ most: 300, seconds: minute }],
    says: 'Very many pages were opened from your network.',
  },
  profiles: {
    of: 'profiles that are opened',
    per: 'caller',
    counts: 'tries',
    kept: 'instance',
    limits: [{ most: 300, seconds: minute }],
    says: 'You have opened very many profiles in a short time.',
  },
  feeds: {
    of: 'feeds and sitemaps',
    per: 'address',
    counts: 'tries',
    kept: 'all',
    limits: [{ most: 60, seconds: minute }],
    says: 'Too many feeds were asked for from your network.',
  },
  wholeFeeds: {
    of: 'feeds of all open job posts, those not sent because nothing has changed included',
    per: 'address',
    counts: 'tries',
    kept: 'all',
    limits: [{ most: 6, seconds: minute }],
    says: 'The feed of all jobs was asked for very often from your network.',
  },
  lookups: {
    of: 'suggestions while typing',
    per: 'caller',
    counts: 'tries',
    kept: 'all',
    limits: [{ most: 600, seconds: minute }],
    says: 'You have asked for very many suggestions in a short time.',
  },
  writes: {
    of: 'calls that change something, those below included, but for signing out',
    per: 'user',
    counts: 'tries',
    kept: 'all',
    limits: [{ most: 240, seconds: minute }],
    says: 'You are making changes faster than we can take them.',
  },
  uploads: {
    of: 'resumes sent, new or in place of another',
    per: 'user',
    counts: 'done',
    kept: 'all',
    limits: [
      { most: 10, seconds: minute },
      { most: 100, seconds: day },
    ],
    says: 'You have uploaded many files.',
  },
  pictures: {
    of: 'pictures of oneself sent, refused ones included, as each is decoded first',
    per: 'user',
    counts: 'tries',
    kept: 'all',
    limits: [
      { most: 10, seconds: minute },
      { most: 100, seconds: day },
    ],
    says: 'You have sent many pictures.',
  },
  profileUpdates: {
    of: 'changes of the profile',
    per: 'user',
    counts: 'tries',
    kept: 'all',
    limits: [
      { most: 60, seconds: minute },
      { most: 1_000, seconds: day },
    ],
    says: 'You have changed your profile very often.',
  },
  exports: {
    of: 'downloads of all that is kept of oneself',
    per: 'user',
    counts: 'done',
    kept: 'all',
    limits: [{ most: 5, seconds: day }],
    says: 'You have downloaded your data as often as one day allows.',
  },
  applicantLists: {
    of: 'downloads of the applicants of a job post',
    per: 'user',
    counts: 'tries',
    kept: 'all',
    limits: [{ most: 60, seconds: 60 * minute }],
    says: 'You have downloaded very many lists of applicants.',
  },
  applicantResumes: {
    of: 'resumes of applicants opened; hiding whose they are takes a while',
    per: 'user',
    counts: 'tries',
    kept: 'all',
    limits: [{ most: 120, seconds: minute }],
    says: 'You have opened very many resumes in a short time.',
  },
  resumeContents: {
    of: 'own resumes read for the profile; a long one takes a while',
    per: 'user',
    counts: 'tries',
    kept: 'all',
    limits: [{ most: 120, seconds: minute }],
    says: 'You have read your resumes very often in a short time.',
  },
  deletions: {
    of: 'tries to delete the account',
    per: 'user',
    counts: 'tries',
    kept: 'all',
    limits: [{ most: 10, seconds: day }],
    says: 'You have tried to delete your account very often.',
  },
  posts: {
    of: 'job posts published',
    per: 'user',
    counts: 'done',
    kept: 'all',
    limits: [{ most: 50, seconds: day }],
    says: 'You have published as many job posts as one day allows.',
  },
  postChanges: {
    of: 'job posts edited or closed',
    per: 'user',
    counts: 'done',
    kept: 'all',
    limits: [{ most: 300, seconds: day }],
    says: 'You have changed as many job posts as one day allows.',
  },
  applications: {
    of: 'applications sent',
    per: 'user',
    counts: 'done',
    kept: 'all',
    limits: [{ most: 100, seconds: day }],
    says: 'You have sent as many applications as one day allows.',
  },
  analyses: {
    of: 'job descriptions analysed',
    per: 'user',
    counts: 'tries',
    kept: 'all',
    limits: [
      { most: 60, seconds: minute },
      { most: 1_000, seconds: day },
    ],
    says: 'You have had very many descriptions analysed.',
  },
  scores: {
    of: 'scores asked for',
    per: 'user',
    counts: 'tries',
    kept: 'all',
    limits: [{ most: 240, seconds: minute }],
    says: 'You have asked for very many scores in a short time.',
  },
  scoreLists: {
    of: 'scores of a page of jobs at once',
    per: 'user',
    counts: 'tries',
    kept: 'all',
    limits: [{ most: 120, seconds: minute }],
    says: 'You have asked for very many scores in a short time.',
  },
} as const satisfies Record<string, Allowance>;

export type AllowanceName = keyof typeof allowances;

/** Looking for a session that does not exist is work, and guessing; so such a request costs more than others. */
export const unknownSessionCost = 10;
