const ranges = ['0–1', '1–2', '2–3', '3+'] as const;

/** "2–3 years of experience": a profile counts a skill's years in steps, of which the last has no end. */
export const formatSkillYears = (step: number): string =>
  `${ranges[Math.min(Math.max(0, step), ranges.length - 1)] ?? ''} years of experience`;

/** The steps as they are chosen. */
export const skillYearChoices = [
  { value: '0', label: 'Under 1 year' },
  { value: '1', label: '1–2 years' },
  { value: '2', label: '2–3 years' },
  { value: '3', label: '3+ years' },
] as const;
