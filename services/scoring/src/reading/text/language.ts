import { tokenise } from './tokens.ts';

/** The words that running text cannot do without, of languages that posts come in. */
const small: Readonly<Record<string, string>> = {
  English:
    'the and of to a in for with is are you we our will be on as or your this that at by an from have who it team work experience years',
  German:
    'der die das und mit für von zu wir sie ist sind ein eine einen einer im in den dem des auf bei als oder auch nicht werden haben sowie unser unsere deine ihre über',
  French:
    'le la les des et de du un une pour avec vous nous est sont dans en au aux sur par ou que qui votre notre vos ce cette être avoir ans',
  Spanish:
    'el la los las de del y en para con un una es son que se por como o tu su nuestro nuestra al lo más años ser será experiencia',
  Portuguese:
    'o a os as de do da dos das e em para com um uma é são que se por como ou seu sua nosso nossa ao no na mais anos experiência',
  Italian:
    'il lo la i gli le di del della dei e in per con un una è sono che si da come o tuo nostra nostro al nel più anni esperienza',
  Dutch:
    'de het een en van voor met je jij wij we is zijn in op aan als of ook niet bij naar wordt hebben onze jouw over ervaring jaar',
  Polish: 'i w z na do się jest są oraz dla że o po jako lub nie od za przy jest lat doświadczenie praca pracy',
  Danish: 'og at det som en et for med på af er vi du til den har om i ikke eller kan vores din erfaring år',
  Norwegian: 'og å det som en et for med på av er vi du til den har om i ikke eller kan vår din erfaring år',
  Swedish: 'och att det som en ett för med av på är vi du till den har om i inte eller kan vår din erfarenhet år',
};
const languages = Object.entries(small).map(([name, words]) => ({ name, words: new Set(words.split(' ')) }));
const fewest = 4;
/** "Infirmier(e)", "administrativo/a" */
const isEnding = /^[(/]$/;
const letters = /\p{L}/gu;
const latin = /\p{Script=Latin}/gu;

/**
 * The language that a text is written in, by its small words: `other` where it is in other letters; undefined where there is too
 * little of it to say.
 */
export function languageOf(text: string): string | undefined {
  const start = text.slice(0, 5000);
  const all = start.match(letters)?.length ?? 0;
  if (all >= 12 && (start.match(latin)?.length ?? 0) < all / 2) return 'other';
  const counts = new Map<string, number>();
  for (const { lower, gap } of tokenise(start)) {
    if (isEnding.test(gap)) continue;
    for (const { name, words } of languages) if (words.has(lower)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
  if (most === undefined || most[1] < fewest) return undefined;
  // English words stand in posts of all languages, so that another one has to be plainly more.
  return most[1] > 1.5 * (counts.get('English') ?? 0) ? most[0] : 'English';
}
