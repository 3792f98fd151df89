import { createHmac, timingSafeEqual } from 'node:crypto';
import { forbidden } from '@waypost/contracts/errors';
import type { Documents } from '@waypost/runtime/ports/documents';
import { ownSecret } from '@waypost/runtime/service/actors/own-secret';
import type { ResumeKind } from './reading/file-kind.ts';

export type SignedQuery = { name: string; disposition: 'inline' | 'attachment'; expires: string; signature: string };

export type FileLinks = {
  /**
   * A path under /api that opens the file for a few minutes, for whoever has it. To view, browsers show a PDF and save the rest;
   * to save, they save all.
   */
  link(id: string, file: { name: string; kind: ResumeKind }, to: 'view' | 'save'): string;
  /** @throws forbidden when the link was not made here, was changed, or has expired. */
  verify(id: string, query: SignedQuery): void;
};

const lifetimeSeconds = 5 * 60;

export function createFileLinks(key: string, now: () => number = Date.now): FileLinks {
  const sign = (id: string, { name, disposition, expires }: Omit<SignedQuery, 'signature'>) =>
    createHmac('sha256', key)
      .update(JSON.stringify([id, name, disposition, expires]))
      .digest();

  return {
    link(id, { name, kind }, to) {
      const disposition = to === 'view' && kind === 'pdf' ? 'inline' : 'attachment';
      const expires = String(Math.floor(now() / 1000) + lifetimeSeconds);
      const query = { name: withExtension(name, kind), disposition, expires } as const;
      const signature = sign(id, query).toString('base64url');
      return `/api/files/${id}?${new URLSearchParams({ ...query, signature }).toString()}`;
    },
    verify(id, query) {
      const expected = sign(id, query);
      const given = Buffer.from(query.signature, 'base64url');
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      if (!isOurs || Number(query.expires) * 1000 < now()) {
        throw forbidden('This link has expired. Please open the file again.');
      }
    },
  };
}

// A program takes a file for what its name says, so a PDF that came as `cv.html` is saved as `cv.html.pdf`.
function withExtension(name: string, kind: ResumeKind): string {
  return name.toLowerCase().endsWith(`.${kind}`) ? name : `${name}.${kind}`;
}

export const openFileLinks = async (documents: Documents): Promise<FileLinks> =>
  createFileLinks(await ownSecret(documents, { collection: 'link-keys', _id: 'current', field: 'key' }));
