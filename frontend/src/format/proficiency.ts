import type { ProficiencyLevel } from '@waypost/contracts/profile-choices';

/** How well a skill has to be known, in words: what is kept as 'Advance' reads "Advanced". */
export const formatProficiency = (level: ProficiencyLevel): string => (level === 'Advance' ? 'Advanced' : level);
