import { limits } from '@waypost/contracts/constants';
import { Briefcase, Building2, History, Sparkles, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { lookUpCompanies, lookUpJobPosts, lookUpSkills } from '../../../entities/lookup/lookups.ts';
import { type Lookup, type LookupOption, useLookup } from '../../../ui/fields/combo/lookup.ts';
import type { Suggestion, SuggestionGroup } from '../../../ui/fields/combo/suggest-field.tsx';
import type { RecentSearch } from './recent-searches.ts';

/** What a suggestion is of. */
type SuggestedKind = 'post' | 'skill' | 'company';
export type Chosen =
  | { kind: 'post'; id: string; name: string }
  | { kind: 'skill'; id: string; name: string }
  | { kind: 'company'; id: string; name: string }
  | { kind: 'recent'; query: string }
  | { kind: 'forget' };

const minimum = 2;
const icon = (Icon: typeof Briefcase) => <Icon size={16} aria-hidden />;

type Source = { title: string; icon: ReactNode; most: number; load: Lookup };
const sources: Readonly<Record<SuggestedKind, Source>> = {
  post: { title: 'Jobs', icon: icon(Briefcase), most: 4, load: lookUpJobPosts },
  skill: { title: 'Skills', icon: icon(Sparkles), most: 3, load: lookUpSkills },
  company: { title: 'Companies', icon: icon(Building2), most: 3, load: lookUpCompanies },
};
const kinds = Object.keys(sources) as SuggestedKind[];
const withKind = (kind: SuggestedKind, { id, ...rest }: LookupOption): LookupOption => ({
  id: `${kind}:${id}`,
  ...rest,
});

/** One round of questions; what cannot be looked up is not suggested, and nothing is said of it. */
const loadAll: Lookup = async (question) => {
  const found = await Promise.allSettled(
    kinds.map(async (kind) => {
      const { load, most } = sources[kind];
      const options = await load({ ...question, limit: most });
      return options.slice(0, most).map((option) => withKind(kind, option));
    }),
  );
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
};

const toGroup = (kind: SuggestedKind, options: readonly LookupOption[]): SuggestionGroup => ({
  id: kind,
  title: sources[kind].title,
  suggestions: options
    .filter(({ id }) => id.startsWith(`${kind}:`))
    .map((option): Suggestion => ({ ...option, icon: sources[kind].icon })),
});

const recentGroups = (recent: readonly RecentSearch[]): SuggestionGroup[] =>
  recent.length === 0
    ? []
    : [
        {
          id: 'recent',
          title: 'Recent searches',
          suggestions: [
            ...recent.map(({ label, query }) => ({ id: `recent:${query}`, name: label, icon: icon(History) })),
            { id: 'forget', name: 'Clear recent searches', icon: icon(Trash2) },
          ],
        },
      ];

type SuggestionsSettings = { text: string; searched: string; isFocused: boolean; recent: readonly RecentSearch[] };

/** What to offer for the words in the field: posts, skills and companies; while it is empty, what was searched for lately. */
export function useSuggestions({ text, searched, isFocused, recent }: SuggestionsSettings) {
  const typed = text.trim().slice(0, limits.keyword);
  const isAsked = isFocused && typed.length >= minimum && typed !== searched;
  const { options, status } = useLookup({ load: loadAll, text: typed, minimum, isActive: isAsked });
  const offered = isAsked && status !== 'short' ? options : [];
  const groups =
    typed === '' ? recentGroups(recent) : kinds.map((kind) => toGroup(kind, offered)).filter(hasSuggestions);
  const chosen = (key: string): Chosen | undefined => {
    if (key === 'forget') return { kind: 'forget' };
    const [kind, ...rest] = key.split(':');
    const id = rest.join(':');
    if (kind === 'recent') return { kind, query: id };
    const option = options.find((one) => one.id === key);
    const isKind = kinds.find((one) => one === kind);
    return option && isKind && { kind: isKind, id, name: option.name };
  };
  return { groups, chosen };
}

const hasSuggestions = ({ suggestions }: SuggestionGroup) => suggestions.length > 0;
