import type { ResumeContent } from '@waypost/contracts/entities/resume-content';
import { skillByName } from '@waypost/contracts/taxonomy/skills';

export type ListedSkill = ResumeContent['skills'][number];

const asListed = (name: string): ListedSkill | undefined => {
  // "REST API" is one of the REST APIs.
  const listed = skillByName(name) ?? (name.includes(' ') ? skillByName(`${name}s`) : undefined);
  return listed && { skill_id: listed.id, name: listed.name };
};
const listedAmong = (names: readonly string[]): ListedSkill[] => names.flatMap((name) => asListed(name.trim()) ?? []);

const howWell =
  /^(?:(?:fluent|proficient|proficiency|experienced|experience|skilled|native|advanced|intermediate|basic|conversational|bilingual|familiar|knowledge|working knowledge)(?: (?:in|with|of))?:? )+/i;
/** How well, in brackets, or for how long. */
const level =
  /^(?:(?:very |sehr |muy |molto |très )?(?:good|gute?|bueno|buono|bien|advanced|expert|intermediate|basic|beginner|proficient|fluent)|grundkenntnisse|fortgeschritten|experte|avancé|intermédiaire|débutant|avanzado|intermedio|básico|avançado|intermediário|\d{1,2}\+? ?(?:years?|yrs?|jahre?|ans?|años?|anos?))$/i;
const withDetails = /^([^()]{1,40}?) ?\(([^()]{1,60})\)$/;
const several = / ?\/ ?| and | & /;

/** "AWS (EC2, S3)", "Word/Excel" and "Fluent in Spanish" name what everybody's list has; what it has none of stays as it is written. */
export function skillsNamed(name: string): ListedSkill[] {
  const plain = name.replace(howWell, '');
  const whole = asListed(name) ?? asListed(plain);
  if (whole) return [whole];
  const [, head = '', details = ''] = withDetails.exec(plain) ?? [];
  if (head !== '' && level.test(details)) return skillsNamed(head);
  // "Excel avançado"
  const [, first = '', last = ''] = /^(.{2,40}) (\p{Ll}+)$/u.exec(plain) ?? [];
  const known = level.test(last) ? asListed(first) : undefined;
  if (known) return [known];
  if (head !== '') {
    // Of Amazon: MapReduce, and no records.
    const among = listedAmong(
      details.split(/[,;/]/).filter((one) => !/^\s?EMR\s?$/.test(one) || !/^(?:aws|amazon|hadoop)/i.test(head)),
    );
    const own = asListed(head);
    if (own || among.length > 1) return [own ?? { name: head }, ...among];
  }
  const [, lead = '', rest = ''] = /^([^:–—]{2,40}?)(?: ?:| [–—-]) (.+)$/.exec(plain) ?? [];
  const led = asListed(lead);
  if (lead !== '' && level.test(rest)) return [led ?? { name: lead }];
  if (led) return [led, ...listedAmong(rest.split(several))];
  const apart = plain.split(' / ');
  if (apart.length > 2) return apart.flatMap(skillsNamed);
  const parts = plain.split(several);
  const listed = listedAmong(parts);
  return parts.length > 1 && listed.length === parts.length ? listed : [{ name }];
}
