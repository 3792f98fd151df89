import { roleOf } from '../analysis/roles.ts';
import { clamp, type Part } from './part.ts';
import type { ScoredJob, ScoredProfile } from './scored.ts';
import { titleSimilarity } from './title-similarity.ts';

const resumeLines = { most: 80, words: 7, trust: 0.9 };

export function titlePart(profile: ScoredProfile, resumeText: string, job: ScoredJob): Part {
  const best = nearestTitle(profile, resumeText, job.title);
  return {
    part: 'Job title',
    weight: 17,
    value: clamp(best.value),
    evidence: [
      best.value >= 0.2 ? `Closest to "${job.title}": ${best.title}` : `No earlier title is close to "${job.title}"`,
    ],
    advice:
      best.value >= 0.6
        ? null
        : 'Name the position you are looking for in your headline, if your experience supports it.',
  };
}

/** The nearest of the titles that a person has held or goes by; a line of a resume counts where it names a known kind of work. */
function nearestTitle(profile: ScoredProfile, resumeText: string, title: string): { title: string; value: number } {
  const held = [profile.headline, ...profile.work.map((item) => item.title)].map((name) => ({ title: name, trust: 1 }));
  const lines = resumeText
    .split('\n')
    .slice(0, resumeLines.most)
    .map((line) => line.trim())
    .filter((line) => line.split(/\s+/).length <= resumeLines.words && roleOf(line) !== undefined)
    .map((line) => ({ title: line, trust: resumeLines.trust }));
  return [...held, ...lines]
    .map((candidate) => ({ title: candidate.title, value: titleSimilarity(candidate.title, title) * candidate.trust }))
    .reduce((best, candidate) => (candidate.value > best.value ? candidate : best), { title: '', value: 0 });
}
