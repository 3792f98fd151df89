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
