const ranges = ['0–1', '1–2', '2–3', '3+'] as const;

/** "2–3 years of experience": a profile counts a skill's years in steps, of which the last has no end. */
export const formatSkillYears = (step: number): string =>
  `${ranges[Math.min(Math.max(0, step), ranges.length - 1)] ?? ''} years of experience`;
