import type { Skill } from '@waypost/contracts/taxonomy/skills';

/** A place where a term stands, before it is known whether the skill is meant. Positions are of tokens. */
export type Candidate = { skill: Skill; first: number; last: number; doubt: Doubt };
/** `spelling`: meant only in this spelling and in context. `context`: in any spelling, in context. */
export type Doubt = 'none' | 'spelling' | 'context';
