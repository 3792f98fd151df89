import { searchKeyword } from '@waypost/contracts/search-keyword';
import { Search } from 'lucide-react';
import { type FormEvent, memo, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { changed, isSearch, type JobSearch } from '../search/job-search.ts';
import { searchToUrl } from '../search/search-url.ts';
import { KeywordField } from './keyword-field.tsx';
import { CityFilter, type FilterProps, JobTypeFilter, WorkModeFilter } from './search-filters.tsx';
import * as styles from './search-form.css.ts';

type SearchFormProps = Omit<FilterProps, 'names'> & {
  /** The id of the heading that says what is searched for. */
  headingId: string;
  searchingLabel: string;
  isSearching: boolean;
  onSearch: (search: JobSearch) => void;
  /** Opens a post. */
  onOpen: (jobId: string) => void;
};

/** Filters work at once; the words wait for Enter or the button. */
export const SearchForm = memo((props: SearchFormProps) => {
  const { headingId, searchingLabel, isSearching, onSearch, onOpen, ...filters } = props;
  const { search } = filters;
  const [keyword, setKeyword] = useState(search.keyword);
  const [shown, setShown] = useState(search.keyword);
  const field = useRef<HTMLInputElement>(null);
  if (shown !== search.keyword) {
    setShown(search.keyword);
    setKeyword(search.keyword);
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = changed(search, { keyword: searchKeyword(keyword) });
    if (isSearch(next)) return onSearch(next);
    toast.error('Please enter a search keyword or select filters');
    field.current?.focus();
  };

  // Whoever searches before the page is alive sends the form.
  const others = [...searchToUrl(changed(search, { keyword: '' }))];

  return (
    <search aria-labelledby={headingId}>
      <form onSubmit={submit} className={styles.form}>
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <KeywordField
          ref={field}
          search={search}
          value={keyword}
          onChange={setKeyword}
          onSearch={onSearch}
          onOpen={onOpen}
        />
        <div className={styles.filter}>
          <CityFilter {...filters} isLabelHidden />
        </div>
        <div className={styles.filter}>
          <JobTypeFilter {...filters} isLabelHidden />
        </div>
        <div className={styles.filter}>
          <WorkModeFilter {...filters} isLabelHidden />
        </div>
        <Button
          type="submit"
          variant="primary"
          isPending={isSearching}
          isRepeatable
          icon={<Search size={16} aria-hidden className={styles.submitIcon} />}
          pendingLabel={<span className={styles.submitWords}>{searchingLabel}</span>}
        >
          <span className={styles.submitWords}>Search Jobs</span>
        </Button>
      </form>
    </search>
  );
});
