import { messageOf } from '../../../api/api-error.ts';
import { foundWords } from '../feed-words.ts';
import { isSearch, type JobSearch } from './job-search.ts';

export const failure = (error: unknown) => messageOf(error, 'Something went wrong on our side.');

/** What is said when a search was answered, whoever began it; the page as it opens has searched for nothing. */
export const successNews = (search: JobSearch, total: number, summary: string): string | undefined =>
  isSearch(search) ? foundWords(total, summary, search.page) : undefined;

export const failureNews = (search: JobSearch, error: unknown): string =>
  isSearch(search) ? `Search failed: ${failure(error)}` : 'Failed to load jobs';
