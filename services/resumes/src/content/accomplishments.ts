import type { ResumeContent } from '@waypost/contracts/entities/resume-content';
import { tidy } from '../reading/structure/written-dates.ts';
import { itemsOf } from './entries/listed-items.ts';

const award = /award|prize|winner|won\b|medal|honou?r|scholar|place\b|finalist|dean's list/i;

export function accomplishmentsIn(section: readonly string[], heading: string): ResumeContent['accomplishments'] {
  const lines = itemsOf(section)
    .filter((line) => !/^(?:\w+ ){0,2}awards$/i.test(line))
    // A table of awards has the year first.
    .map((line) => line.replaceAll('\t', ', ').replace(/^((?:19|20)\d\d)[,:]? (.+)$/, '$2, $1'));
  return lines.map((line) => {
    const [, title = line, description = ''] = /^(.{3,150}?)[.:] (.{12,})$/.exec(line) ?? [];
    const isAward = award.test(line) || award.test(heading);
    return {
      accomplishment_type: isAward ? 'Awards' : 'Achievements',
      title: tidy(title).replace(/\.$/, ''),
      description,
    };
  });
}
