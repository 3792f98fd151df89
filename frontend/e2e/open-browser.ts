import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rename } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';

type PackedBrowser = { executablePath(): Promise<string> };

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

// A background look-up at start would only fail where the network is closed.
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

function onThisMachine(): string | undefined {
  const path = (process.env['PATH'] ?? '').split(process.platform === 'win32' ? ';' : ':');
  const candidates = names.flatMap((name) => path.map((folder) => `${folder}/${name}`));
  return [process.env['CHROME_PATH'] ?? '', ...candidates, ...places].find((file) => file !== '' && existsSync(file));
}

/** Runs something whose temporary files are in a folder of one's own. */
async function withTemporary<T>(folder: string, run: () => Promise<T>): Promise<T> {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    return await run();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

/**
 * The Chromium of the npm package `@sparticuz/chromium`, which brings the libraries that it needs. Linux x64 only. Without the
 * options that the package names for functions in a cloud: they switch off the web's security, and with it the `Origin` of a call,
 * and let one page that fails end the whole browser. It unpacks where temporary files are, which on a machine of several people may be
 * what another one has unpacked: here it is beside the package, whole or not at all.
 */
async function packed(): Promise<LaunchOptions | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = fileURLToPath(new URL('browser/', import.meta.url));
  const modules = join(folder, 'node_modules');
  const { resolve } = createRequire(join(folder, 'package.json'));
  const installed = () => existsSync(join(modules, '@sparticuz/chromium/package.json'));
  if (!installed())
    spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: 'inherit' });
  if (!installed()) return undefined;
  // It unpacks its libraries only where it believes to be in a function of this kind.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x';
  process.env['FONTCONFIG_FILE'] ??= join(folder, 'fonts.conf');
  const unpacked = join(modules, '.unpacked');
  const { default: browser } = await withTemporary(
    unpacked,
    () => import(pathToFileURL(resolve('@sparticuz/chromium')).href) as Promise<{ default: PackedBrowser }>,
  );
  if (!existsSync(unpacked)) {
    const begun = await mkdtemp(`${unpacked}-`);
    await withTemporary(begun, () => browser.executablePath());
    await rename(begun, unpacked);
  }
  return { executablePath: await withTemporary(unpacked, () => browser.executablePath()) };
}

/** Found once, as `packed` sets what all of the process has. */
let launch: Promise<LaunchOptions | undefined> | undefined;

function toLaunch(): Promise<LaunchOptions | undefined> {
  launch ??= find();
  return launch;
}

async function find(): Promise<LaunchOptions | undefined> {
  const found = onThisMachine();
  return found === undefined ? packed() : { executablePath: found };
}

/** Fetches and unpacks what a browser needs, before files that run side by side would each begin to. */
export async function prepareBrowser(): Promise<void> {
  await toLaunch();
}

/** A headless Chromium: one that the machine has, else the packed one, else Playwright's own download. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ ...(await toLaunch()), args: quiet });
}
