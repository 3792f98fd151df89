/** What has happened since the last release stands below this. */
const next = '## Next';

/** The part of the changelog that no release has yet. @throws Error where there is none, or nothing in it. */
export function unreleased(changelog: string): string {
  const [, after] = changelog.split(`${next}\n`);
  const entries = after?.split(/^## /m)[0]?.trim() ?? '';
  if (!/^- /m.test(entries)) throw new Error(`Nothing stands below "${next}" in the changelog: say there what is new.`);
  return entries;
}

/** The changelog with what was below "Next" below a version. @param date as 2026-11-22. */
export const released = (changelog: string, version: string, date: string): string =>
  changelog.replace(`${next}\n`, `${next}\n\n## ${version}, ${date}\n`);

const numbersOf = (version: string): readonly number[] => {
  const numbers = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number);
  if (!numbers) throw new Error(`${version} is no version: three numbers, such as 0.2.0, make one.`);
  return numbers;
};

/** Whether a version is what follows another by the rules of semver.org: one number one more, and zeros behind it. */
export function follows(version: string, before: string): boolean {
  const [now, last] = [numbersOf(version), numbersOf(before)];
  const raised = now.findIndex((number, at) => number !== last[at]);
  const isNext = (number: number, at: number) =>
    at < raised || (at === raised ? number === (last[at] ?? 0) + 1 : number === 0);
  return raised !== -1 && now.every(isNext);
}
