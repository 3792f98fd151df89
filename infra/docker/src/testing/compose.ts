import { execFile, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type ComposeSettings, withSettings } from './config.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const run = promisify(execFile);
/** Of answers; logs of a whole product are long. */
const maxBuffer = 64 * 1024 * 1024;

/** Runs `docker …` and gives what it answers. @throws with what it says when it fails. */
export async function docker(...args: string[]): Promise<string> {
  return (await run('docker', args, { cwd: root, maxBuffer })).stdout;
}

/** Runs `docker compose …` in the open: what it does takes minutes, and people want to see it go on. */
export async function compose(args: readonly string[], settings: Partial<ComposeSettings> = {}): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  const env = withSettings(settings);
  spawn('docker', ['compose', ...args], { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
    .once('error', reject)
    .once('close', resolve);
  const code = await promise;
  if (code !== 0) throw new Error(`docker compose ${args.join(' ')} ended with ${code}`);
}

export const engineNames = ['kafka', 'mongodb', 'redis', 'opensearch'] as const;

/** What `docker inspect` tells of a container, as far as these tests ask. */
export type Container = {
  Id: string;
  State: { Status: string; Health?: { Status: string } };
  Config: { User: string; Labels: Record<string, string>; Env: string[] };
  HostConfig: {
    ReadonlyRootfs: boolean;
    CapDrop: string[] | null;
    SecurityOpt: string[] | null;
    Memory: number;
    NanoCpus: number;
    PidsLimit: number | null;
    PortBindings: Record<string, { HostIp: string; HostPort: string }[]>;
  };
  NetworkSettings: { Networks: Record<string, unknown> };
};

export const serviceOf = ({ Config }: Container): string => Config.Labels['com.docker.compose.service'] ?? '';

/** Which instance of its service it is, from 1. */
export const numberOf = ({ Config }: Container): string => Config.Labels['com.docker.compose.container-number'] ?? '';

/** The containers of the product, of all services or of some, that run. */
export async function containersOf(...services: string[]): Promise<Container[]> {
  const ids = (await docker('compose', 'ps', '--quiet', ...services)).trim().split('\n');
  return JSON.parse(await docker('inspect', ...ids)) as Container[];
}

/** Runs a module inside a container of Waypost, as who took it over would, and gives what it says. */
export async function runInside(service: string, script: string): Promise<string> {
  const [container] = await containersOf(service);
  return docker('exec', container?.Id ?? '', 'node', '--input-type=module', '--eval', script);
}
