import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

// A background look-up at start would only fail where the network is closed.
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

function onThisMachine(): string | undefined {
  const path = (process.env['PATH'] ?? '').split(process.platform === 'win32' ? ';' : ':');
  const candidates = names.flatMap((name) => path.map((folder) => `${folder}/${name}`));
  return [process.env['CHROME_PATH'] ?? '', ...candidates, ...places].find((file) => file !== '' && existsSync(file));
}

/**
 * The Chromium of the npm package `@sparticuz/chromium`, which brings the libraries that it needs. Linux x64 only. Without the
 * options that the package names for functions in a cloud: they switch off the web's security, and with it the `Origin` of a call,
 * and let one page that fails end the whole browser.
 */
async function packed(): Promise<LaunchOptions | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = fileURLToPath(new URL('browser/', import.meta.url));
  const { resolve } = createRequire(pathToFileURL(`${folder}package.json`));
  const installed = () => existsSync(`${folder}node_modules/@sparticuz/chromium/package.json`);
  if (!installed())
    spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: 'inherit' });
  if (!installed()) return undefined;
  // It unpacks its libraries only where it believes to be in a function of this kind.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x';
  // It unpacks beside the temporary files, but its settings look for its fonts in /tmp, and without fonts pages crash.
  const temporary = process.env['TMPDIR'];
  process.env['TMPDIR'] = '/tmp';
  try {
    const { default: browser } = (await import(pathToFileURL(resolve('@sparticuz/chromium')).href)) as {
      default: { executablePath(): Promise<string> };
    };
    return { executablePath: await browser.executablePath() };
  } finally {
    if (temporary === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = temporary;
  }
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
  return chromium.launch({ ...(await toLaunch()), args: [...quiet, ...asRoot] });
}
