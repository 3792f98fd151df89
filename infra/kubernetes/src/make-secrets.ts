/**
 * Prints, for `kubectl apply -f -`, the Secrets by which the processes know each other: of each its own key of actor tokens and its
 * certificate, and what all are told. They are kept in a folder, whose authority signs the next certificates too: whoever has it can
 * speak for everybody, so it stays outside of the cluster.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keepActorKeys } from '@waypost/runtime/operator/keep-actor-keys';
import { keepAuthority, keepServerCertificate } from '@waypost/runtime/operator/keep-certificates';
import { readSecret, writeSecret } from '@waypost/runtime/operator/secret-file';
import { runOnce, StartError } from '@waypost/runtime/service/process/process-edge';
import { processNames } from '@waypost/runtime/service/process/processes';

const usage = 'npm run --silent kubernetes:secrets -- --folder FOLDER [--release waypost] [--namespace waypost]';

const files = ['actor-key', 'tls-cert', 'tls-key'];
const shared = ['actor-keys', 'authority'];

/** What Services can be called by that begin with a release's name, of which Helm takes no longer one; and a namespace itself. */
const allowed = {
  release: { name: /^[a-z](?:[a-z0-9-]*[a-z0-9])?$/, most: 53, begins: 'a letter first' },
  namespace: { name: /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/, most: 63, begins: 'no hyphen first' },
};

/** @throws StartError where Kubernetes would refuse what is called so. */
function requireName(option: keyof typeof allowed, given: string): void {
  const { name, most, begins } = allowed[option];
  if (given.length <= most && name.test(given)) return;
  const wanted = `at most ${most} lower-case letters, digits and hyphens, ${begins} and no hyphen last`;
  throw new StartError(`--${option} '${given}' is no name for Kubernetes: ${wanted}`);
}

function secretOf(folder: string, of: { name: string; release: string; namespace: string; files: readonly string[] }) {
  const data = of.files.flatMap((file) => {
    const text = readSecret(join(folder, of.name, file));
    return text === undefined ? [] : [[file, text]];
  });
  return {
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name: `${of.release}-${of.name}`, namespace: of.namespace },
    type: 'Opaque',
    stringData: Object.fromEntries(data) as Record<string, string>,
  };
}

await runOnce(async () => {
  const { values } = parseArgs({
    options: {
      folder: { type: 'string' },
      release: { type: 'string', default: 'waypost' },
      namespace: { type: 'string', default: 'waypost' },
    },
  });
  const { folder, release, namespace } = values;
  if (folder === undefined) throw new StartError(`Say in which folder they are kept: ${usage}`);
  requireName('release', release);
  requireName('namespace', namespace);

  await keepActorKeys({ folder, processes: processNames });
  const authority = await keepAuthority(folder);
  writeSecret(join(folder, 'shared', 'authority'), authority.cert, 0o644);
  // People's TLS ends in front of the BFF.
  for (const name of processNames.filter((process) => process !== 'bff')) {
    const host = `${release}-${name}`;
    await keepServerCertificate(folder, authority, { name, hosts: [host, `${host}.${namespace}.svc`] });
  }
  const items = [
    ...processNames.map((name) => secretOf(folder, { name, release, namespace, files })),
    secretOf(folder, { name: 'shared', release, namespace, files: shared }),
  ];
  process.stdout.write(`${JSON.stringify({ apiVersion: 'v1', kind: 'List', items }, null, 2)}\n`);
});
