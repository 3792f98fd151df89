import { join } from 'node:path';
import { newActorKeys } from '@waypost/runtime/service/actor-keys';
import { readSecret, writeSecret } from './secret-file.ts';

/** Makes the pair that signs and verifies actor tokens, once: with another one, processes would not know each other. */
export function keepActorKeys(folder: string): 'made' | 'kept' {
  const privateFile = join(folder, 'private');
  if (readSecret(privateFile) !== undefined) return 'kept';
  const { privateKey, publicKeys } = newActorKeys();
  // The private key is what the next start looks for, so it comes last.
  writeSecret(join(folder, 'public'), publicKeys);
  writeSecret(privateFile, privateKey);
  return 'made';
}
