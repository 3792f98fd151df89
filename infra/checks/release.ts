import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { follows, released, unreleased } from './changelog.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const changelogFile = '.github/CHANGELOG.md';
const chart = 'infra/kubernetes';
const sbomFolder = '.waypost/releases';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
const read = (file: string) => readFileSync(root + file, 'utf8');
const change = (file: string, by: (text: string) => string) => writeFileSync(root + file, by(read(file)));
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const npm = (...args: string[]) =>
  execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'inherit'] });

function check(version: string, before: string): string {
  if (!follows(version, before)) throw new Error(`${version} does not follow ${before}.`);
  if (git('tag', '--list', `v${version}`)) throw new Error(`There is a tag v${version} already.`);
  if (git('status', '--porcelain')) throw new Error('Commit what you have changed first.');
  return unreleased(read(changelogFile));
}

/** In every package and the lockfile, in the chart, and in the files that the chart is held against. */
function writeVersion(version: string, before: string): void {
  npm('version', version, '--workspaces', '--include-workspace-root', '--no-git-tag-version', '--no-workspaces-update');
  change('package-lock.json', (text) => {
    const lock = JSON.parse(text) as { packages: Record<string, { version?: string }> };
    for (const [folder, own] of Object.entries(lock.packages)) {
      if (!folder.includes('node_modules/') && own.version) own.version = version;
    }
    return `${JSON.stringify(lock, undefined, 2)}\n`;
  });
  const lines = ['version: ', 'appVersion: ', 'version: "', 'chart: "', 'chart: waypost-', 'image: "waypost:'];
  const renew = (text: string) =>
    lines.reduce((said, line) => said.replaceAll(`${line}${before}`, `${line}${version}`), text);
  for (const file of [`${chart}/Chart.yaml`, ...globSync(`${chart}/golden/*.yaml`, { cwd: root })]) change(file, renew);
}

/** @returns where it lies, and its SHA-256. */
function writeSbom(version: string): { file: string; sum: string } {
  const file = `${sbomFolder}/waypost-${version}.cdx.json`;
  const sbom = npm('run', '--silent', 'sbom');
  mkdirSync(root + sbomFolder, { recursive: true });
  writeFileSync(root + file, sbom);
  return { file, sum: createHash('sha256').update(sbom).digest('hex') };
}

function release(version: string, withTests: boolean): void {
  const { version: before } = JSON.parse(read('package.json')) as { version: string };
  const news = check(version, before);
  if (withTests && spawnSync('npm', ['test'], { cwd: root, stdio: 'inherit' }).status !== 0) {
    throw new Error('npm test has to be green first. Nothing was changed.');
  }
  writeVersion(version, before);
  change(changelogFile, (text) => released(text, version, new Date().toISOString().slice(0, 10)));
  git('commit', '--quiet', '--all', '--message', `Release ${version}`);
  const { file, sum } = writeSbom(version);
  git('tag', '--annotate', `v${version}`, '--message', `Waypost ${version}\n\n${news}\n\nSHA-256 of its SBOM: ${sum}`);
  say(`v${version} is tagged here. Its SBOM is ${file}: attach it to the release.`);
  say('To publish it: git push --follow-tags. To take it back: git tag --delete and git reset of the last commit.');
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'without-tests': { type: 'boolean', default: false } },
  });
  const [version] = positionals;
  if (version === undefined) throw new Error('Say which version: npm run release -- 0.2.0');
  release(version, !values['without-tests']);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
