import { skills, type Skill } from '@waypost/contracts/taxonomy/skills';

/**
 * Groups of names that are one skill by their letters: other spellings and short forms, "Node.js | nodejs", "natural language
 * processing | nlp". The other names of a skill are near it and narrower, which is right for reading and too wide for searching.
 */
export function skillSpellings(): string[] {
  return skills.flatMap((skill) => {
    if (isEveryday(skill, skill.name)) return [];
    const same = skill.aliases.filter((alias) => isSpelling(skill.name, alias) && !isEveryday(skill, alias));
    return same.length === 0 ? [] : [[skill.name, ...same].join(' | ')];
  });
}

const isEveryday = ({ ambiguous = [] }: Skill, name: string) =>
  /[|>]/.test(name) || ambiguous.some((term) => term.toLowerCase() === name.toLowerCase());

const lettersOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9+#]/g, '');
const initialsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map((word) => word.charAt(0))
    .join('');

function isSpelling(a: string, b: string): boolean {
  const [one, other] = [lettersOf(a), lettersOf(b)];
  if (one === other) return one.length > 2;
  return (one.length > 2 && one === initialsOf(b)) || (other.length > 2 && other === initialsOf(a));
}
