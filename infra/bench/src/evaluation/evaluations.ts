import type { Evaluation } from './figure.ts';
import { linking } from './linking.ts';
import { pairs } from './pairs.ts';
import { resumes } from './resumes.ts';
import { searchOccupations } from './search-occupations.ts';
import { search } from './search.ts';
import { spans } from './spans.ts';
import { titleOccupations, titleOrder } from './titles.ts';
import { years } from './years.ts';

/** In the order in which they are printed. */
export const evaluations: Readonly<Record<string, Evaluation>> = {
  spans,
  linking,
  titleOrder,
  titleOccupations,
  search,
  searchOccupations,
  years,
  pairs,
  resumes,
};
