import type { Highlights } from '@waypost/contracts/entities/highlights';
import { factLine } from '../../format/fact-line.ts';
import { Text } from '../../ui/content/text.tsx';

/** Why a post is in the list, where its title does not show it. */
export function MatchLine({ matches, isAlike }: { matches: Highlights['matches']; isAlike?: boolean | undefined }) {
  const said = [
    ...(isAlike ? ['Similar title'] : []),
    ...(matches?.skills.length ? [`Matches: ${matches.skills.join(', ')}`] : []),
    ...(matches?.text.length ? [`Matches in text: ${matches.text.join(', ')}`] : []),
  ];
  if (said.length === 0) return null;
  return (
    <Text size="sm" tone="muted">
      {factLine(said)}
    </Text>
  );
}
