import { createHash } from 'node:crypto';
import { pictureFile, pictureSizes } from '@waypost/contracts/person-picture';
import type { Documents } from '@waypost/runtime/ports/documents';
import type { Files, StoredFile } from '@waypost/runtime/ports/files';
import type { SquarePicture } from './square-pictures.ts';

/** Every picture of a person that may have files: known before its bytes are kept, so that a crash leaves nothing unknown. */
type KeptPictures = { _id: string; pictures: { name: string; since: string }[] };

export type PictureStore = {
  /** Keeps a picture and answers its name, that of its content and its person. */
  keep(user_id: string, picture: readonly SquarePicture[], now: string): Promise<string>;
  /** One size of one, by the name of its file. */
  open(fileName: string): Promise<StoredFile | undefined>;
  /** Takes away what was replaced, and what a crash may have left; what another upload may be at work with stays. */
  clearUp(user_id: string, now: string, pictures: { current?: string; replaced?: string }): Promise<void>;
  /** @param late the name of one that may have been kept while they were forgotten, so that nothing knows of its files. */
  forget(user_id: string, late?: string | null): Promise<void>;
};

/** Longer than an upload takes. */
const underWayMs = 60_000;
const type = 'image/webp';

export async function createPictureStore(documents: Documents, files: Files): Promise<PictureStore> {
  const kept = await documents.collection<KeptPictures>({ name: 'pictures', indexes: [] });

  async function remove(user_id: string, names: readonly string[]) {
    for (const name of names) {
      for (const size of pictureSizes) await files.delete(pictureFile(name, size));
      await kept.updateOne({ _id: user_id }, { $pull: { pictures: { name } } });
    }
  }
  const picturesOf = async (user_id: string) => (await kept.findOne({ _id: user_id }))?.pictures ?? [];

  return {
    async keep(user_id, picture, now) {
      const content = createHash('sha256').update(user_id);
      for (const { bytes } of picture) content.update(bytes);
      const name = content.digest('hex').slice(0, 32);
      await kept.updateOne({ _id: user_id }, { $push: { pictures: { name, since: now } } }, { upsert: true });
      for (const { size, bytes } of picture) await files.put(pictureFile(name, size), { bytes, contentType: type });
      return name;
    },

    open: (fileName) => files.get(fileName),

    async clearUp(user_id, now, { current, replaced }) {
      const settled = new Date(Date.parse(now) - underWayMs).toISOString();
      const byName = Map.groupBy(await picturesOf(user_id), ({ name }) => name);
      const over = [...byName].filter(
        ([name, sent]) =>
          name !== current && (sent.every(({ since }) => since < settled) || (name === replaced && sent.length === 1)),
      );
      await remove(
        user_id,
        over.map(([name]) => name),
      );
      const latest =
        current &&
        byName
          .get(current)
          ?.map(({ since }) => since)
          .toSorted()
          .at(-1);
      if (!current || !latest) return;
      // Where the same picture was sent several times, only the last time is kept.
      const before = { name: current, since: { $lt: latest < settled ? latest : settled } };
      await kept.updateOne({ _id: user_id }, { $pull: { pictures: before } });
    },

    async forget(user_id, late) {
      const names = new Set((await picturesOf(user_id)).map(({ name }) => name));
      if (late) names.add(late);
      await remove(user_id, [...names]);
      await kept.deleteOne({ _id: user_id });
    },
  };
}
