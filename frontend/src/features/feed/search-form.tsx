import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Heading } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { changed, isSearch, type JobSearch } from './job-search.ts';
import { CityFilter, CompanyFilter, type FilterProps, JobTypeFilter, WorkModeFilter } from './search-filters.tsx';
import * as styles from './search-form.css.ts';

type SearchFormProps = FilterProps & {
  heading: string;
  searchingLabel: string;
  isSearching: boolean;
  onSearch: (search: JobSearch) => void;
};

/** Filters work at once; the words wait for Enter or the button. */
export function SearchForm({ heading, searchingLabel, isSearching, onSearch, ...filters }: SearchFormProps) {
  const { search } = filters;
  const [keyword, setKeyword] = useState(search.keyword);
  const [shown, setShown] = useState(search.keyword);
  if (shown !== search.keyword) {
    setShown(search.keyword);
    setKeyword(search.keyword);
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = changed(search, { keyword: keyword.trim() });
    if (isSearch(next)) onSearch(next);
    else toast.error('Please enter a search keyword or select filters');
  };

  return (
    <Card as="section" aria-labelledby="search-heading" padding="md" space={3}>
      <Heading level={2} size="md" id="search-heading">
        {heading}
      </Heading>
      <search aria-labelledby="search-heading">
        <form onSubmit={submit} className={styles.form}>
          <div className={styles.words}>
            <SearchField
              label="Keyword"
              isLabelHidden
              placeholder="Job title, skill or company"
              maxLength={200}
              value={keyword}
              onChange={setKeyword}
            />
            <Button type="submit" variant="primary" isPending={isSearching} pendingLabel={searchingLabel}>
              Search Jobs
            </Button>
          </div>
          <div className={styles.filters}>
            <CityFilter {...filters} />
            <CompanyFilter {...filters} />
            <JobTypeFilter {...filters} />
            <WorkModeFilter {...filters} />
          </div>
        </form>
      </search>
    </Card>
  );
}
