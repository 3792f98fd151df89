import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Files } from '../ports/files.ts';
import type { OpenedPort, OpenPort } from './opened-port.ts';

const file = (text: string) => ({ bytes: new TextEncoder().encode(text), contentType: 'text/plain' });

/** What a driver of the files port promises. */
export function filesSuite(name: string, open: OpenPort<Files>): void {
  describe(`files on ${name}`, () => {
    let opened: OpenedPort<Files>;

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    it('gives back the bytes and the content type, also after a restart', async () => {
      const id = randomUUID();
      const bytes = new Uint8Array(2 * 1024 * 1024).map((_, i) => (i * 31) % 256);
      await opened.port.put(id, { bytes, contentType: 'application/pdf' });
      await opened.close();
      opened = await open();
      const found = await opened.port.get(id);
      expect(found?.contentType).toBe('application/pdf');
      expect(Buffer.compare(found?.bytes ?? Buffer.alloc(0), bytes)).toBe(0);
    });

    it('does not change what is there already', async () => {
      const id = randomUUID();
      await opened.port.put(id, file('first'));
      await opened.port.put(id, file('second'));
      expect(Buffer.from((await opened.port.get(id))?.bytes ?? []).toString()).toBe('first');
    });

    it('has nothing under an unknown or deleted id', async () => {
      const id = randomUUID();
      expect(await opened.port.get(id)).toBeUndefined();
      await opened.port.put(id, file('x'));
      await opened.port.delete(id);
      await opened.port.delete(id);
      expect(await opened.port.get(id)).toBeUndefined();
    });

    it('lists ids in ascending order', async () => {
      const ids = Array.from({ length: 5 }, (): string => randomUUID());
      for (const id of ids) await opened.port.put(id, file(id));
      const listed: string[] = [];
      for await (const id of opened.port.ids()) listed.push(id);
      expect(listed.filter((id) => ids.includes(id))).toEqual(ids.toSorted());
      expect(listed).toEqual(listed.toSorted());
    });
  });
}
