import { limits } from '@waypost/contracts/constants';
import { type Ref, useState } from 'react';
import { useSession } from '../../../session/session.tsx';
import { SuggestField } from '../../../ui/fields/combo/suggest-field.tsx';
import { changed, type JobSearch } from '../search/job-search.ts';
import { searchFromUrl } from '../search/search-url.ts';
import { useRememberName } from '../search/use-search-names.ts';
import { forgetRecentSearches, type RecentSearch, recentSearches } from './recent-searches.ts';
import { type Chosen, useSuggestions } from './use-suggestions.tsx';

type KeywordFieldProps = {
  search: JobSearch;
  /** What is typed, which is searched for with Enter. */
  value: string;
  onChange: (value: string) => void;
  onSearch: (search: JobSearch) => void;
  /** Opens a post. */
  onOpen: (jobId: string) => void;
  ref: Ref<HTMLInputElement>;
};

/** A suggestion is a way past the results: to a post, to what a company offers, to a skill, or to a search of before. */
export function KeywordField({ search, value, onChange, onSearch, onOpen, ref }: KeywordFieldProps) {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user._id : undefined;
  const remember = useRememberName();
  const [recent, setRecent] = useState<readonly RecentSearch[]>([]);
  const [isFocused, setFocused] = useState(false);
  const { groups, chosen } = useSuggestions({ text: value, searched: search.keyword, isFocused, recent });

  const take: { [Kind in Chosen['kind']]: (one: Extract<Chosen, { kind: Kind }>) => void } = {
    post: ({ id }) => onOpen(id),
    skill: ({ name }) => {
      onChange(name);
      onSearch(changed(search, { keyword: name }));
    },
    company: ({ id, name }) => {
      remember('companies', id, name);
      onChange('');
      onSearch(changed(search, { keyword: '', companyId: id, companyName: undefined }));
    },
    recent: ({ query }) => {
      const next = searchFromUrl(new URLSearchParams(query));
      onChange(next.keyword);
      onSearch(next);
    },
    forget: () => {
      forgetRecentSearches(userId);
      setRecent([]);
    },
  };

  return (
    <SuggestField
      ref={ref}
      label="Keyword"
      isLabelHidden
      name="keyword"
      placeholder="Title, skill or company"
      maxLength={limits.keyword}
      value={value}
      onChange={(text) => {
        if (text === '') setRecent(recentSearches(userId));
        onChange(text);
      }}
      groups={groups}
      onFocusChange={(isNow) => {
        setFocused(isNow);
        if (isNow) setRecent(recentSearches(userId));
      }}
      onChoose={(key) => {
        const one = chosen(key);
        if (one !== undefined) (take[one.kind] as (one: Chosen) => void)(one);
      }}
    />
  );
}
