/**
 * Runs a command of this project with nothing but the Node and npm of the machine: installs what is missing, builds the
 * frontend when its sources changed and the command serves it, then hands over to the Node that the project brings along.
 * Plain JavaScript without dependencies, because it has to run on Node 20 in a fresh clone.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';

const oldestNode = 20;
const root = fileURLToPath(new URL('../../', import.meta.url));
const inRoot = (...parts) => join(root, ...parts);
const windows = process.platform === 'win32';

/**
 * What can be run: a program of this package, or a script of the root package.json. Only what serves pages builds them: a backup that
 * is taken before an upgrade would otherwise put the newer ones under the feet of the Waypost that still runs.
 */
const commands = {
  start: { program: 'infra/local/src/start.ts', pages: true },
  'start:cluster': { program: 'infra/cluster/src/main.ts', pages: true },
  import: { program: 'infra/local/src/import.ts' },
  sessions: { program: 'infra/local/src/sessions.ts' },
  remove: { program: 'infra/local/src/remove.ts' },
  backup: { program: 'infra/local/src/backup.ts' },
  restore: { program: 'infra/local/src/restore.ts' },
  test: { script: 'test:all', pages: true },
};

/** What was compiled is kept beside the packages, where nobody else writes: the next time it takes less time and memory. */
const compiledBefore = { NODE_COMPILE_CACHE: env.NODE_COMPILE_CACHE ?? inRoot('node_modules/.cache/waypost') };

class Refusal extends Error {}

async function main([name, ...args]) {
  const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined;
  if (!command) throw new Refusal(`Which command? One of: ${Object.keys(commands).join(', ')}.`);
  refuseOldNode();
  if (!isInstalled()) await install();
  if (command.pages) await buildFrontend();
  return command.program
    ? run(inRoot('node_modules/.bin/node'), [inRoot(command.program), ...args], { env: compiledBefore })
    : run('npm', ['run', '--silent', command.script, ...(args.length > 0 ? ['--', ...args] : [])]);
}

function refuseOldNode() {
  if (Number.parseInt(process.versions.node, 10) >= oldestNode) return;
  throw new Refusal(
    `Waypost needs Node ${oldestNode} or newer to begin with; this is ${process.versions.node}.\n` +
      'Install a current one from https://nodejs.org and run the same command again.',
  );
}

/** npm writes down what it installed; an interrupted installation leaves no such note, or an older one. */
function isInstalled() {
  const installed = readJson(inRoot('node_modules/.package-lock.json'))?.packages;
  const wanted = readJson(inRoot('package-lock.json'))?.packages;
  if (!installed || !wanted || !existsSync(inRoot('node_modules/.bin/node'))) return false;
  return Object.entries(wanted).every(
    ([path, { version, link, optional, devOptional, peer }]) =>
      !path.includes('node_modules/') ||
      // A package of our own; a new one has to be linked.
      (link && installed[path]?.link) ||
      installed[path]?.version === version ||
      // What other systems or an absent peer would need is not there, rightly.
      (installed[path] === undefined && (optional || devOptional || peer)),
  );
}

async function install() {
  say('Installing what Waypost needs (a minute or two, this first time)…');
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    throw new Refusal(
      'npm could not install the packages; what it says stands above.\n' +
        'Is there a connection to the registry (npm ping), and room on the disk? Then run the same command again.',
    );
  }
}

/** The stamp is a hash of everything the build reads, so that a checkout with new file times builds nothing twice. */
async function buildFrontend() {
  const stamp = inRoot('frontend/dist/.built-from');
  const wanted = hashOf(
    ['frontend', 'contracts'].flatMap((folder) => filesOf(inRoot(folder))),
    inRoot('package-lock.json'),
  );
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Building the pages…');
  const code = await run('npm', ['run', '--silent', 'build', '--workspace', 'frontend'], { quiet: true });
  if (code !== 0) throw new Refusal('The pages could not be built; what the build says stands above.');
  writeFileSync(stamp, wanted);
}

const notSources = new Set(['node_modules', 'dist', 'e2e', 'test-results', '.turbo']);

function filesOf(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !notSources.has(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(join(folder, entry.name)) : [join(folder, entry.name)]));
}

function hashOf(files, ...more) {
  const hash = createHash('sha256');
  for (const file of [...files.toSorted(), ...more])
    hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** Runs to the end with the project's own Node first on the path. Ctrl-C reaches the child by itself. */
function run(program, args, { quiet = false, env: more = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: windows,
      env: {
        ...env,
        ...more,
        PATH: `${inRoot('node_modules/.bin')}${delimiter}${env.PATH ?? ''}`,
        INIT_CWD: env.INIT_CWD ?? process.cwd(),
      },
    });
    const heard = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => heard.push(chunk));
    const pass = (signal) => child.kill(signal);
    // The terminal sends SIGINT to the whole group; only who is told alone passes it on.
    const wait = () => {};
    process.on('SIGINT', wait).on('SIGTERM', pass).on('SIGHUP', pass);
    child.once('error', (error) => reject(new Refusal(`${program} cannot be run: ${error.message}`)));
    child.once('close', (code, signal) => {
      process.off('SIGINT', wait).off('SIGTERM', pass).off('SIGHUP', pass);
      if (code !== 0) process.stderr.write(Buffer.concat(heard));
      resolve(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function say(sentence) {
  process.stdout.write(`${sentence}\n`);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exitCode = 1;
}
