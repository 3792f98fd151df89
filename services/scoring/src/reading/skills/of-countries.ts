import type { Skill } from '@waypost/contracts/taxonomy/skills';

/** "Italian cuisine", "German labour law", "the Japanese market", "Dutch Harbor". */
const ofCountry = new RegExp(
  String.raw`^(?: (?:building|civil|commercial|corporate|data protection|electrical|employment|federal|financial|fine|food|labou?r|local|property|public|real estate|social|tax|wine)){0,2} (?:${[
    'accounting|art|bakery|banks?|building codes?|citizen(?:s|ship)?|codes|compan(?:y|ies)|cooking',
    'cuisine|culture|dining|dishes|economy|food|GAAP|government|Harbou?r|histor(?:y|ic|ical)|kitchens?',
    'law|legislation|literature|markets?|nationals|passport|pastr(?:y|ies)|regulations?|restaurants?',
    'security|standards|subsidiar(?:y|ies)|suppliers?|tax(?:es|ation)?|wines?',
  ].join('|')})\b`,
  '',
);

/** Whether the name of a language says where something is from. */
export const isOfCountry = (text: string, { skill, end }: { skill: Skill; end: number }): boolean =>
  skill.category === 'Languages' && ofCountry.test(text.slice(end, end + 60));
