import { limits } from '@waypost/contracts/constants';

const word = String.raw`\p{Lu}[\p{L}\d&'’./-]{0,30}`;
const name = String.raw`${word}(?: (?:of|the|and|for|&|de|du|des|und|für|y|e|og|och|${word})){0,5}`;
const hires = String.raw`(?:(?:is|are) (?:now |NOW |currently |actively )?(?:looking for|seeking|hiring|HIRING|recruiting|searching for)|seeks|sucht|recherche|recrute|busca|procura|cerca|zoekt|sø[gk]er|söker|poszukuje)(?!\p{L})`;
/** "Palm Row, a family firm, is looking for pilots." */
const looksFor = new RegExp(String.raw`^(${name})(?:, [^.]{2,100},)? ${hires}`, 'u');
/** "About Palm Row": a line below says what that is. */
const about = new RegExp(String.raw`^(?:About|Why|Life at) (${name})$`, 'u');
/** "The company", and below: "Palm Row Inc. is a …" */
const ofCompany =
  /^[^\p{L}]*(?:about (?:us|the company)|the company|who we are|company (?:description|overview|profile)|(?:über|over|om) (?:uns|ons|oss?)|wie zijn wij|qui sommes[- ]nous|quiénes somos|chi siamo|quem somos|o nas)[^\p{L}]*$/iu;
const isSuch = new RegExp(
  String.raw`^(${name}) (?:(?:is|are) (?:an?|the|one of)|is een|ist (?:ein|das|der|die)|est (?:une?|le)|es (?:una?|el)|è (?:un|una|il)|é (?:uma?)|jest|är (?:ett?|en)|er (?:et|en))(?!\p{L})`,
  'u',
);
/** Words that stand for a name. */
const ofNobody =
  /^(?:we|our|this|it|they|you|your|an?|my|his|in|at|as|for|if)\b|\b(?:clients?|company|team|employer|candidates?|applicants?|manager|role|position|parents?)$|^(?:(?:busy|lovely|private) )*(?:famil(?:y|ie)|famille|família|famiglia|empresa|entreprise|société|unternehmen|firma|betrieb|azienda|società|bedrijf|företag|virksomhed|bedrift)$/iu;

/** Who hires, where lines say so in passing; not who is sought. */
export function companySaid(lines: readonly string[], title = ''): string | undefined {
  const isCalled = (said: string | undefined): said is string =>
    said !== undefined &&
    said.length <= limits.name &&
    !ofNobody.test(said) &&
    !title.includes(said.replace(/^The /u, ''));
  for (const [at, line] of lines.entries()) {
    const plainly = line.slice(0, 300).replaceAll(/^[#*\s]+|[*:\s]+$/gu, '');
    const below = lines.slice(at + 1, at + 3).find((one) => one !== '');
    const headed = about.exec(plainly)?.[1];
    if (isCalled(headed) && below?.startsWith(`${headed} `)) return headed;
    const said = (ofCompany.test(plainly) ? isSuch.exec(below?.slice(0, 300) ?? '') : looksFor.exec(plainly))?.[1];
    if (isCalled(said)) return said;
  }
  return undefined;
}
