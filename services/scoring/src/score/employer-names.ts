import { ownNames } from '../analysis/own-names.ts';
import type { Words } from './scored.ts';

/** What the employer of a post goes by, wherever in it: whatever is read of a post, a name is no skill and no word of a trade. */
export const employerNames = (words: Words): ReadonlySet<string> =>
  ownNames(
    [words.description, words.responsibility, words.minimum_qualification, words.preferred_qualification ?? ''],
    words.company_name,
  );
