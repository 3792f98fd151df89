import { replaceSchools } from '@waypost/contracts/school-names';

/** A resume without the names of schools, so that none can match a word of a post. */
export const withoutSchools = (resume: string): string => replaceSchools(resume, ' ');
