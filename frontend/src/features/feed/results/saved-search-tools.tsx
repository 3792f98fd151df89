import { pages } from '@waypost/contracts/paths';
import { Suspense } from 'react';
import { later } from '../../../ui/behaviour/later.ts';
import { LinkButton } from '../../../ui/buttons/link.tsx';
import { Inline } from '../../../ui/page/layout.tsx';
import type { SearchNames } from '../filters/search-filter.ts';
import { isSearch, type JobSearch } from '../search/job-search.ts';
import { searchSummary } from '../search/search-chips.ts';
import { searchToUrl } from '../search/search-url.ts';
import type { Found } from '../search/use-job-search.ts';

const SaveSearch = later(() => import('../../../entities/saved-search/save-search.tsx'), 'SaveSearch');

/**
 * What is saved is what is shown: where a keyword was mended, the mended one, and where jobs that only mention it are listed, those as
 * well. What the service would make of it anew depends on all other jobs.
 */
export function shownSearch(
  search: JobSearch,
  found: Pick<Found, 'suggestion' | 'tier' | 'total'> | undefined,
): JobSearch {
  return {
    ...search,
    page: 1,
    ...(found?.suggestion !== undefined && { keyword: found.suggestion, isAsTyped: false }),
    ...(found?.tier === 'text' && found.total > 0 && { inText: true }),
  };
}

/** What it is called at first. Its name is quoted wherever it is told of, so its keyword is not. */
const nameOf = (search: JobSearch, names: SearchNames) =>
  [search.keyword, searchSummary({ ...search, keyword: '' }, names)].filter((part) => part !== '').join(', ');

type SavedSearchToolsProps = { search: JobSearch; found: Found | undefined; names: SearchNames };

/** Saving the search that is shown, and the way to those that are saved. */
export function SavedSearchTools({ search, found, names }: SavedSearchToolsProps) {
  const shown = shownSearch(search, found);
  return (
    <Inline space={3}>
      <LinkButton to={pages.savedSearches} variant="quiet" size="sm" isFlush>
        Saved searches
      </LinkButton>
      {isSearch(search) ? (
        <Suspense>
          <SaveSearch name={nameOf(shown, names)} query={Object.fromEntries(searchToUrl(shown))} />
        </Suspense>
      ) : null}
    </Inline>
  );
}
