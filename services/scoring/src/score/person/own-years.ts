import { readYears } from '../../reading/years/years.ts';

/** "Trained by a chef with 25 years of experience", "one of which has more than 20 years": whose years these are was said before. */
const ofOthers =
  /\b(?:(?:by|under|from|for|to|with|alongside|beside|assist(?:ed|ing)|support(?:ed|ing)|train(?:ed|ing)|help(?:ed|ing)|recruit(?:ed|ing)|hir(?:ed|ing)|manag(?:ed|ing)|supervis(?:ed|ing)|led|leading)\s+(?:an?|the|my|our|\d+|two|three|four|five|several|many|other)\s+(?:[\w-]+\s+){1,4}(?:with|who\s+ha[sd]|who\s+have|having)|of\s+(?:whom|which)\s+ha(?:s|d|ve))\s+$/i;
const together = /^\s*(?:of\s+)?(?:combined|collective|cumulative|joint)\b/i;

/** The most years of experience that a resume says its person has; 0 where it says none. */
export const ownYears = (resume: string): number =>
  Math.max(
    0,
    ...readYears(resume)
      .filter(({ start, end }) => {
        const clause =
          resume
            .slice(Math.max(0, start - 90), start)
            .split(/[.;!?\n]/)
            .at(-1) ?? '';
        return !ofOthers.test(clause) && !together.test(resume.slice(end, end + 30));
      })
      .map(({ minimum }) => minimum),
  );
