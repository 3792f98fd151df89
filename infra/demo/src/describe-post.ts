import { limits, type JobType, type WorkMode } from '@waypost/contracts/constants';
import { countries } from './cities.ts';
import type { CountryCode, Field, Level, Role } from './field.ts';
import { phrase } from './phrase.ts';
import { closings, headings, levelTexts, modeTexts, openings, typeTexts } from './post-texts.ts';
import type { Random } from './random.ts';

export const bullets = (lines: readonly string[], random: Random, words: Readonly<Record<string, string>>) =>
  lines.map((line) => `• ${phrase(line, random, words)}`).join('\n');

/** Paragraphs in one of several orders; what does not fit into the limit is left out, the least important first. */
export function describe(given: {
  field: Field;
  role: Role;
  level: Level;
  country: CountryCode;
  job_type: JobType;
  work_mode: WorkMode;
  words: Readonly<Record<string, string>>;
  random: Random;
}): string {
  const { field, role, level, country, job_type, work_mode, words, random } = given;
  const say = (pattern: string) => phrase(pattern, random, words);
  const [about = '', second] = random.sample(role.about, 2).map(say);
  const opening = say(random.pick(openings));
  const work = random.chance(0.3) && second ? `${about}\n\n${second}` : about;
  const stand = say(random.pick(levelTexts[job_type === 'Internship' ? 'entry' : level]));
  const team = say(random.pick(field.teams));
  const way = say(random.pick(field.ways));
  const where = field.place === 'site' && work_mode === 'Onsite' ? modeTexts.Site : modeTexts[work_mode];
  const practical = `${say(random.pick(typeTexts[job_type]))} ${say(random.pick(where))}`.trim();
  const offered = random.sample(countries[country].benefits, random.between(2, 4)).map(say);
  const titled = (heading: readonly string[], text: string) =>
    random.chance(0.45) ? `${random.pick(heading)}\n${text}` : text;

  const benefits = random.chance(0.6)
    ? `${random.pick(headings.offer)}\n${offered.map((line) => `• ${line}`).join('\n')}`
    : `${random.pick(headings.offerSentence)} ${offered.map((line) => `${line}.`).join(' ')}`;
  const closing = say(random.pick(closings));
  const orders = [
    [opening, work, `${stand} ${team}`, `${way} ${practical}`, benefits, closing],
    [work, opening, titled(headings.team, `${team} ${way}`), `${practical} ${stand}`, benefits],
    [`${opening} ${stand}`, titled(headings.work, work), titled(headings.team, team), practical, benefits, closing],
    [opening, titled(headings.work, `${work} ${stand}`), `${practical} ${way}`, closing],
    [`${opening} ${way}`, work, team, `${practical} ${closing}`],
  ];
  const paragraphs = random.pick(orders).map((paragraph) => paragraph.trim());
  while (paragraphs.join('\n\n').length > limits.description) paragraphs.pop();
  return paragraphs.join('\n\n');
}
