const ranges = ['Under 1 year', '1–2 years', '2–3 years', '3+ years'] as const;

/** "2–3 years of experience": a profile counts a skill's years in steps, of which the last has no end. */
export const formatSkillYears = (step: number): string =>
  `${ranges[Math.min(Math.max(0, step), ranges.length - 1)] ?? ''} of experience`;

/** The steps as they are chosen. */
export const skillYearChoices = ranges.map((label, step) => ({ value: String(step), label }));
