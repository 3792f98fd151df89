import { TextLink } from '../../../ui/buttons/link.tsx';
import { Text } from '../../../ui/content/text.tsx';
import { aboutAndMore, moreMention, noneAbout, showAbout } from '../feed-words.ts';
import { countFilters } from '../filters/filters.ts';
import { changed, type JobSearch } from '../search/job-search.ts';
import { searchToUrl } from '../search/search-url.ts';
import type { Found } from '../search/use-job-search.ts';

/** What is said of a list that is not simply all jobs about the keyword; undefined where there is nothing to say. */
export function tierNews(search: JobSearch, found: Found): string | undefined {
  const { tier, total, mentions = 0, suggestion: keyword = search.keyword } = found;
  if (tier !== 'text' || total === 0) return undefined;
  return mentions < total ? aboutAndMore(keyword) : noneAbout(keyword, countFilters(search) > 0);
}

/** Whether the jobs are about the keyword or mention it, and the way to the others. */
export function TierLine({ search, found }: { search: JobSearch; found: Found }) {
  const { tier, total, mentions = 0 } = found;
  const others = tier === 'about' ? mentions : total - mentions;
  const news = tierNews(search, found);
  const isOffered = tier !== undefined && total > 0 && others > 0;
  if (!isOffered && news === undefined) return null;
  // One link in both lists, so that focus stays on it when it leads from one to the other.
  return (
    <Text as="div" tone="muted">
      {news}{' '}
      {isOffered ? (
        <TextLink to={`?${searchToUrl(changed(search, { inText: tier === 'about' })).toString()}`} replace>
          {tier === 'about' ? moreMention(others) : showAbout(others)}
        </TextLink>
      ) : null}
    </Text>
  );
}
