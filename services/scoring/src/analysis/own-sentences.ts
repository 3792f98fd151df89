import { matchesIn } from '../reading/text/matches-in.ts';
import type { Place } from '../reading/text/place.ts';
import { sentenceEnd } from '../reading/text/sentence-end.ts';

const ends = new RegExp(sentenceEnd, 'g');
/** "Polder, Inc. provides …": what it does, not what a post of that name does. */
const does =
  /^(?:['’]s(?: [^\s]{1,30}){1,6}?)?(?:,? (?:Inc|INC|LLC|Ltd|LTD|Corp|CORP|GmbH|Co)\b\.?)?,? (?:is|are|was|has|have|(?!engineers|developers|employees|teams|members)[a-z]{2,20}s)\b/;
const asks =
  /\b(?:you|your|must|candidates?|applicants?|someone|person|requires?|needs|looking|seeking|seeks|searching|hiring|wants)\b/i;
const longestName = 120;

/** "Our client, one of the largest banks, offering securities trading, is seeking …", up to what it seeks. */
const presented =
  /(?<![\p{L}\p{N}])(?:[Oo]ur client|\p{Lu}[\w&.’'-]{0,30}(?: \p{Lu}[\w&.’'-]{0,30}){0,3}), (?:an?|one of|the) [^.;!?\n]{10,300}?(?<!\b(?:we|you|they|who|that)),? (?=(?:is|are) (?:currently |now |actively )?(?:seeking|looking|searching|hiring|recruiting|in (?:search|need) of)\b)/gu;

/** Where a sentence that seeks somebody says first who does. */
export const presentations = (text: string): Place[] =>
  [...matchesIn(text, presented)].map(({ index, 0: words }) => ({ start: index, end: index + words.length }));

/** The sentences in which an employer, whatever it is called, speaks of itself: nothing in them is asked for, whatever section they stand in. */
export function ownSentences(text: string, own: ReadonlySet<string>): Place[] {
  if (own.size === 0) return [];
  const found: Place[] = [];
  let start = 0;
  for (const end of [...[...matchesIn(text, ends)].map(({ index, 0: sign }) => index + sign.length), text.length]) {
    const sentence = text.slice(start, end);
    const lead = sentence.slice(0, longestName).trimStart();
    const lower = lead.toLowerCase();
    const isOwn = own.values().some((name) => lower.startsWith(name) && does.test(lead.slice(name.length)));
    if (isOwn && !asks.test(sentence)) found.push({ start, end });
    start = end;
  }
  return found;
}
