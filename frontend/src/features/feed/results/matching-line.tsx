import { limits } from '@waypost/contracts/constants';
import type { MatchingState } from '@waypost/contracts/entities/score';
import { pages } from '@waypost/contracts/paths';
import { TextLink } from '../../../ui/buttons/link.tsx';
import { Text } from '../../../ui/content/text.tsx';
import { matchedFirst } from '../feed-words.ts';
import type { Found } from '../search/use-job-search.ts';

const words: Record<Exclude<MatchingState, 'ready'>, string> = {
  pending: 'Still working out how well you match. The list updates on its own.',
  nothing: 'There’s nothing to match yet, so the usual order is shown.',
  away: 'Matches can’t be worked out right now, so the usual order is shown.',
};

/** What is said of a list in the order of the match that is not wholly in it; undefined where there is nothing to say. */
export function matchNews({ matching, total }: Found): string | undefined {
  if (matching === undefined || total === 0) return undefined;
  if (matching !== 'ready') return words[matching];
  return total > limits.matched ? matchedFirst(limits.matched) : undefined;
}

export function MatchingLine({ found }: { found: Found }) {
  const news = matchNews(found);
  if (news === undefined) return null;
  return (
    <Text as="div" tone="muted">
      {news}{' '}
      {found.matching === 'nothing' ? <TextLink to={pages.profile}>Add your skills or upload a resume</TextLink> : null}
    </Text>
  );
}
