import { randomBytes } from 'node:crypto';
import { type Documents, insertIfFree } from '../../ports/documents.ts';

/** Where a service keeps it: what was signed by one that lies elsewhere is good for nothing. */
export type SecretPlace = { collection: string; _id: string; field: string };

/** A secret of 256 bits that all instances of a service sign with, as base64url. The first of them makes it. */
export async function ownSecret(documents: Documents, { collection, _id, field }: SecretPlace): Promise<string> {
  const secrets = await documents.collection<{ _id: string; [field: string]: string }>({
    name: collection,
    indexes: [],
  });
  await insertIfFree(secrets, { _id, [field]: randomBytes(32).toString('base64url') });
  const secret = (await secrets.findOne({ _id }))?.[field];
  if (secret === undefined) throw new Error(`The secret in ${collection} cannot be read back`);
  return secret;
}
