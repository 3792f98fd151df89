import { expect, it } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { pageWords } from '../feed-words.ts';
import { emptySearch } from './job-search.ts';
import { failureNews, successNews } from './search-news.ts';

const nurses = { ...emptySearch, keyword: 'nurse', page: 2 };

it('a search that was answered says what it found, on which page', () => {
  expect(successNews(nurses, 1204, '“nurse”')).toBe('Found 1,204 job(s) for “nurse” (Page 2)');
});

it('a page is named with how many of all and what it shows', () =>
  expect(pageWords(2, 7, 15)).toBe('Page 2 of 7 • 15 results shown'));

it('the newest jobs are no news', () => expect(successNews(emptySearch, 1204, '')).toBeUndefined());

it('the newest jobs that could not be loaded are not called a search', () => {
  expect(failureNews(emptySearch, ApiError.network())).toBe('Failed to load jobs');
});

it('a search that failed says why', () => {
  const message = 'The page must be at most 666';
  expect(failureNews(nurses, new ApiError('validation-error', { message }))).toBe(`Search failed: ${message}`);
});
