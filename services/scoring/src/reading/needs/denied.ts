import type { Place } from '../text/place.ts';

const link =
  '(?:(?:prior|previous|any|formal|professional|need|experience|knowledge|background|use|work|working|writing|to|for|of|in|with|on|know|have|be|an?|the) ){0,6}["\'“(]?$';
/** What is not there or not done, up to what it is said of: "no experience with …", "we don't use …", "React instead of …". */
const denial = new RegExp(
  `\\b(?:no|(?:not|isn['’]t|aren['’]t) an?|never (?:used|worked|learned|tried|touched|had)|(?:do|does|did|need|will|would|wo|have|has|had)(?:n['’]t| not)(?: (?:use|used|need|know|have|want|require|write|work|worked|be))?|(?:rather|other) than|instead of|as opposed to|lack(?:s|ing)?(?: of)?) ${link}`,
  'i',
);
const wish = new RegExp(
  `\\b(?:like|love|want|wants|wanting|hope|hoping|plan|planning|wish|interest(?:ed)?|willing|willingness|eager|keen|curious|desire|looking forward) (?:to|in|on) (?:learn|learning|study|studying|try|trying|master|mastering|pick up|get into) ${link}`,
  'i',
);
const employer = /\b(?:work(?:s|ed|ing)?|employed|intern(?:ed|ship)?|job|position|career|role) (?:at|for) $/i;
/** What somebody is to feel, up to what they feel it for: "must be committed to …", "a passion for …". */
const attitude = new RegExp(
  `\\b(?:${[
    '(?:committ?ed|commitment|dedicated|dedication|devoted|devotion) to',
    '(?:passion(?:ate)?|enthusias(?:m|tic)|excited|excitement) (?:for|about)',
    '(?:interest(?:ed)?|belief) in',
    '(?:willing(?:ness)?|eager(?:ness)?|desire|motivat(?:ed|ion)|open(?:ness)?) (?:to|for)',
    'keen (?:on|to)',
    '(?:love|appreciation|respect) (?:of|for)',
    'must (?:also |truly |really |genuinely )?(?:enjoy|love|like|value|appreciate|embrace|believe in|care about)',
  ].join(
    '|',
  )}) (?:(?!(?:have|has|hold|must|experience|knowledge|skills?|proficien\\w{0,3}|required)\\b)[a-z'’-]{1,20},? ){0,6}$`,
  'i',
);
const isOfAttitude = /^[ -](?:oriented|minded|focus(?:s?ed)?|conscious|driven)\b/i;

/** "No Java or Python", "never used AWS and Azure". */
const goesOn = /^\s?(?:\/|,?\sn?or|\sand)\s?$/;

const reach = 80;

/** For each of these places, in the order of the text: whether the words before it deny it ("no experience with"). */
export const deniedIn = (text: string, places: readonly Place[]): boolean[] =>
  isPortuguese(text) ? places.map(() => false) : standsBehind(denial, text, places);

/** "Campanhas no Google Ads" are there: small words of the one language, and none of the other. */
const isPortuguese = (text: string) => /\bno\b/i.test(text) && ofPortuguese.test(text) && !ofEnglish.test(text);
const ofPortuguese = /[ãõç]| e |\b(?:em|com|para|das?|dos|uma|nas|ou)\b/i;
const ofEnglish = /\b(?:the|and|of|with|or|you|is|are|experience|required|needed|necessary)\b/i;

/** The same of a person's text, and of what they would like to learn or only worked for. */
export function notHeldIn(text: string, places: readonly Place[]): boolean[] {
  const [wished, employers] = [standsBehind(wish, text, places), standsBehind(employer, text, places)];
  return deniedIn(text, places).map((isDenied, at) => isDenied || wished[at] === true || employers[at] === true);
}

/** Of a post's text: whether it asks how somebody is to feel about a thing, not that they know it. */
export const feltIn = (text: string, places: readonly Place[]): boolean[] =>
  standsBehind(attitude, text, places).map(
    (isFelt, at) => isFelt || isOfAttitude.test(text.slice(places[at]!.end, places[at]!.end + 12)),
  );

function standsBehind(words: RegExp, text: string, places: readonly Place[]): boolean[] {
  let last: { end: number; isBehind: boolean } | undefined;
  return places.map(({ start, end }) => {
    const isNext = last?.isBehind === true && goesOn.test(text.slice(last.end, Math.min(start, last.end + 8)));
    const isBehind = isNext || words.test(text.slice(Math.max(0, start - reach), start));
    last = { end, isBehind };
    return isBehind;
  });
}
