import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';

export const chart = fileURLToPath(new URL('../..', import.meta.url));

/** What a program said; `code` 0 is well. */
export type Said = { code: number; out: string; err: string };

function run(program: string, args: readonly string[], input?: string): Promise<Said> {
  const said = Promise.withResolvers<Said>();
  const child = execFile(program, args, { maxBuffer: 64 * 2 ** 20 }, (error, out, err) => {
    if (error && typeof error.code !== 'number') said.reject(error);
    else said.resolve({ code: Number(error?.code ?? 0), out, err });
  });
  child.stdin?.end(input);
  return said.promise;
}

async function mustRun(program: string, args: readonly string[], input?: string): Promise<string> {
  const { code, out, err } = await run(program, args, input);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}: ${err}`);
  return out;
}

export const tryHelm = (...args: readonly string[]) => run('helm', args);
export const helm = (...args: readonly string[]) => mustRun('helm', args);
export const kubectl = (...args: readonly string[]) => mustRun('kubectl', args);
export const tryKubectl = (args: readonly string[], input?: string) => run('kubectl', args, input);
export const apply = (object: unknown) => mustRun('kubectl', ['apply', '-f', '-'], JSON.stringify(object));

/** What every installation has to say. */
export const engines: readonly string[] = [
  'engines.mongodb.url=mongodb://mongodb.engines:27017/waypost?replicaSet=rs0',
  'engines.redis.url=redis://redis.engines:6379',
  'engines.opensearch.url=http://opensearch.engines:9200',
  'engines.kafka.brokers=kafka.engines:9092',
];
export const without = (start: string): string[] => engines.filter((value) => !value.startsWith(start));
export const setting = (values: readonly string[]): string[] => values.flatMap((value) => ['--set', value]);

export const template = ['template', 'waypost', chart, '--namespace', 'waypost', '--kube-version', '1.36'];
/** What Helm would hand to the API server. */
export const render = (values: readonly string[], ...further: string[]): Promise<string> =>
  helm(...template, ...setting(values), ...further);

const object = z.looseObject({
  kind: z.string(),
  metadata: z.looseObject({ name: z.string(), labels: z.record(z.string(), z.string()).optional() }),
  spec: z.looseObject({}).optional(),
});
export type KubernetesObject = z.infer<typeof object>;

export const objectsIn = (manifest: string): KubernetesObject[] =>
  parseAllDocuments(manifest).flatMap((document) => {
    const value: unknown = document.toJS();
    return value === null ? [] : [object.parse(value)];
  });

/** Asks again until what is looked for is there. */
export async function until<T>(look: () => Promise<T | undefined | false>, within = 60_000): Promise<T> {
  const end = Date.now() + within;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error(`Not within ${within} ms: ${look.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
