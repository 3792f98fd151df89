import { join } from 'node:path';
import { type Certified, newAuthority, newServerCertificate, stillServes } from './authority.ts';
import { readSecret, writeSecret } from './secret-file.ts';

/** The authority of this installation, made once; its key never leaves the folder `authority`. */
export async function keepAuthority(folder: string): Promise<Certified> {
  const [certFile, keyFile] = [join(folder, 'authority', 'cert'), join(folder, 'authority', 'key')];
  const [cert, key] = [readSecret(certFile), readSecret(keyFile)];
  if (cert !== undefined && key !== undefined) return { cert, key };
  const made = await newAuthority('Waypost');
  writeSecret(certFile, made.cert);
  writeSecret(keyFile, made.key);
  return made;
}

/** Under which names, beside its own and those of its machine, a server is called. */
type Server = { name: string; hosts?: readonly string[] };

/**
 * The certificate that a server shows under its names in the network and to itself: in its folder as `tls-cert` and `tls-key`,
 * and as one file `tls-pair`, as Kafka and MongoDB read it. A new one in good time before its end.
 * @param mode of the files.
 */
export async function keepServerCertificate(
  folder: string,
  authority: Certified,
  { name, hosts: further = [] }: Server,
  mode?: number,
): Promise<'made' | 'kept'> {
  const file = (kind: string) => join(folder, name, kind);
  const hosts = [name, ...further, 'localhost', '127.0.0.1'];
  const [kept, keptKey, pair] = ['tls-cert', 'tls-key', 'tls-pair'].map((kind) => readSecret(file(kind)));
  // They are three writings: one that was broken off leaves files of two certificates.
  if (kept !== undefined && pair === `${keptKey}${kept}` && stillServes(kept, authority, hosts)) return 'kept';
  const { cert, key } = await newServerCertificate(authority, { name, hosts });
  writeSecret(file('tls-key'), key, mode);
  writeSecret(file('tls-cert'), cert, mode);
  writeSecret(file('tls-pair'), key + cert, mode);
  return 'made';
}
