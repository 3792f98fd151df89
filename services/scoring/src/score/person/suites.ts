import { skillIdentity } from '../post/asked-skill.ts';

const written: readonly (readonly [suite: string, programs: readonly string[]])[] = [
  ['Microsoft Office', ['Microsoft Word', 'Excel', 'PowerPoint', 'Outlook', 'Microsoft Access']],
  ['Google Workspace', ['Google Sheets', 'Google Slides', 'Google Drive']],
  [
    'Adobe Creative Suite',
    ['Photoshop', 'Illustrator', 'InDesign', 'After Effects', 'Premiere Pro', 'Lightroom', 'Adobe XD'],
  ],
];
const suites = written.map(([suite, programs]) => ({
  suite: skillIdentity(suite),
  programs: programs.map(skillIdentity),
}));
/** One program of several is not all of them. */
const fewest = 2;

/** Who has several programs of a suite has the suite. */
export const suitesOf = (has: (id: string) => boolean): string[] =>
  suites.filter(({ programs }) => programs.filter(has).length >= fewest).map(({ suite }) => suite);
