import { derivedId } from '@waypost/runtime/service/derived-id';
import { fold } from './words/words.ts';

/** Companies have no list of their own: one is known by its name, whatever its case and spacing. */
export const companyIdOf = (name: string): string => derivedId('company', fold(name).trim().replace(/\s+/g, ' '));
