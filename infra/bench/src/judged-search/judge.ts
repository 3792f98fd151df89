import type { JobPost } from '@waypost/contracts/entities/job-post';

/**
 * What a person would call right for a keyword, as rules about a post, so that they hold for posts that nobody has seen.
 * All that are given must hold. Names are alternatives of a regular expression over whole words and their plurals,
 * whatever the case; a space stands for a hyphen or a comma as well.
 */
export type Rule = {
  title?: string;
  /** Titles that are neither asked for nor a nuisance. */
  near?: string;
  /** Titles that are wrong, whatever else they say. */
  not?: string;
  skill?: string;
  company?: string;
  /** A city, a work mode or a job type. */
  place?: string;
};

/** `fair` is welcome, but nobody misses it. */
export type Verdict = 'right' | 'fair' | 'wrong';

export type Judge = (post: JobPost) => Verdict;

const worstFirst = ['wrong', 'fair', 'right'] as const;

export function judgeOf(rule: Rule): Judge {
  const judges = [titleJudge(rule), skillJudge(rule), companyJudge(rule), placeJudge(rule)].filter(
    (judge) => judge !== undefined,
  );
  return (post) => {
    const verdicts = new Set(judges.map((judge) => judge(post)));
    return worstFirst.find((verdict) => verdicts.has(verdict)) ?? 'right';
  };
}

function titleJudge({ title, near, not }: Rule): Judge | undefined {
  if (title === undefined) return undefined;
  const [right, fair, wrong] = [title, near, not].map((names) => (names === undefined ? undefined : wholeWords(names)));
  return (post) => {
    if (wrong?.test(post.title)) return 'wrong';
    if (right?.test(post.title)) return 'right';
    return fair?.test(post.title) ? 'fair' : 'wrong';
  };
}

/** A skill is right where it is listed or in the title; where a post asks for it in words alone, it is fair. */
function skillJudge({ skill }: Rule): Judge | undefined {
  if (skill === undefined) return undefined;
  const pattern = wholeWords(skill);
  return (post) => {
    const listed = post.skills.map((one) => one.skill);
    if ([post.title, ...listed, ...post.job_post_tags].some((text) => pattern.test(text))) return 'right';
    const asked = [post.responsibility, post.minimum_qualification, post.preferred_qualification];
    const texts = listed.length > 0 ? asked : [...asked, post.description];
    return texts.some((text) => pattern.test(text)) ? 'fair' : 'wrong';
  };
}

function companyJudge({ company }: Rule): Judge | undefined {
  if (company === undefined) return undefined;
  const pattern = wholeWords(company);
  return (post) => (pattern.test(post.company_name ?? post.custom_company?.name ?? '') ? 'right' : 'wrong');
}

function placeJudge({ place }: Rule): Judge | undefined {
  if (place === undefined) return undefined;
  const pattern = wholeWords(place);
  return (post) => {
    const places = [post.title, post.work_mode ?? '', post.job_type ?? '', ...post.cities.map(({ name }) => name)];
    return places.some((text) => pattern.test(text)) ? 'right' : 'wrong';
  };
}

const wholeWords = (names: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${names.replaceAll(' ', '(?:[^\\p{L}\\p{N}]{1,3})')})(?:e?s)?(?![\p{L}\p{N}+#])`,
    'iu',
  );
