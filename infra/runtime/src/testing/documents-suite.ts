import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { Query } from 'mingo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Collection,
  type CollectionSpec,
  type Document,
  type Documents,
  type Filter,
  insertIfFree,
  isDuplicateKey,
  refusedWrites,
  type Sort,
  type Update,
} from '../ports/documents.ts';
import type { OpenedPort, OpenPort } from './opened-port.ts';

type Post = Document & {
  version?: number;
  owner?: string | null;
  slug?: string | null;
  pay?: { amount?: number | null; currency?: string };
  open?: boolean;
  tags?: (string | number | null)[];
  answers?: { question: string; reply?: string; rank?: number }[];
};

const indexes: CollectionSpec['indexes'] = [
  { key: { owner: 1, 'pay.amount': -1 } },
  { key: { 'pay.amount': 1 } },
  { key: { open: 1 } },
  { key: { version: 1 } },
  { key: { tags: 1 } },
  { key: { 'answers.question': 1 } },
  { key: { 'answers.rank': 1 } },
  { key: { slug: 1 }, unique: true },
];

export type DocumentsSuiteOptions = {
  /** An emulator may see only one value where MongoDB looks into arrays for a range whose ends different elements meet. */
  emulated?: boolean;
};

/** What a driver of the documents port promises. */
export function documentsSuite(
  name: string,
  open: OpenPort<Documents>,
  { emulated = false }: DocumentsSuiteOptions = {},
): void {
  describe(`documents on ${name}`, () => {
    let opened: OpenedPort<Documents>;

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const collection = <T extends Document = Post>(spec: CollectionSpec['indexes'] = indexes) =>
      opened.port.collection<T>({ name: `posts-${randomUUID()}`, indexes: spec });

    async function filled(...documents: Post[]): Promise<Collection<Post>> {
      const posts = await collection();
      await Promise.all(documents.map((document) => posts.insertOne(document)));
      return posts;
    }

    async function idsOf(posts: Collection<Post>, filter: Filter): Promise<string[]> {
      return (await posts.find(filter).toArray()).map((post) => post._id).toSorted();
    }

    it('gives back what was inserted, without undefined fields', async () => {
      const posts = await collection();
      await posts.insertOne({ _id: 'a', owner: undefined, tags: ['x', null] } as unknown as Post);
      expect(await posts.findOne({ _id: 'a' })).toStrictEqual({ _id: 'a', tags: ['x', null] });
      expect(await posts.findOne({ _id: 'b' })).toBeNull();
    });

    it('keeps documents over a restart', async () => {
      const spec = { name: `posts-${randomUUID()}`, indexes };
      await (await opened.port.collection<Post>(spec)).insertOne({ _id: 'a', tags: ['x'], slug: 's' });
      await opened.close();
      opened = await open();
      const posts = await opened.port.collection<Post>(spec);
      expect(await idsOf(posts, { tags: 'x' })).toEqual(['a']);
      await expect(posts.insertOne({ _id: 'b', slug: 's' })).rejects.toSatisfy(isDuplicateKey);
    });

    it('finds by an index that was added to existing documents', async () => {
      const spec = { name: `posts-${randomUUID()}`, indexes: [] as CollectionSpec['indexes'] };
      await (await opened.port.collection<Post>(spec)).insertOne({ _id: 'a', tags: ['x'], owner: 'o' });
      await opened.close();
      opened = await open();
      const posts = await opened.port.collection<Post>({ ...spec, indexes });
      expect(await idsOf(posts, { tags: 'x' })).toEqual(['a']);
      expect(await idsOf(posts, { owner: 'o' })).toEqual(['a']);
    });

    describe('unique indexes', () => {
      it('refuse a second document of an id or of an indexed string', async () => {
        const posts = await filled({ _id: 'a', slug: 's' });
        await expect(posts.insertOne({ _id: 'a' })).rejects.toSatisfy(isDuplicateKey);
        await expect(posts.insertOne({ _id: 'b', slug: 's' })).rejects.toSatisfy(isDuplicateKey);
        expect(await insertIfFree(posts, { _id: 'b', slug: 's' })).toBe(false);
        expect(await posts.countDocuments({})).toBe(1);
        expect(await insertIfFree(posts, { _id: 'b', slug: 't' })).toBe(true);
      });

      it('refuse an update that would make a duplicate, and leave the document as it was', async () => {
        const posts = await filled({ _id: 'a', slug: 's' }, { _id: 'b', slug: 't' });
        await expect(posts.updateOne({ _id: 'b' }, { $set: { slug: 's' } })).rejects.toSatisfy(isDuplicateKey);
        expect(await posts.findOne({ _id: 'b' })).toEqual({ _id: 'b', slug: 't' });
      });

      it('concern only strings that exist', async () => {
        const posts = await filled({ _id: 'a' }, { _id: 'b' }, { _id: 'c', slug: null }, { _id: 'd', slug: null });
        expect(await posts.countDocuments({ slug: null })).toBe(4);
      });

      it('let one of many simultaneous inserts win', async () => {
        const posts = await collection();
        const outcomes = await Promise.allSettled(
          Array.from({ length: 20 }, (_, i) => posts.insertOne({ _id: `${i}`, slug: 'same' })),
        );
        expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
      });
    });

    describe('many writes together', () => {
      it('are each by itself: what is refused holds up no other, and is told by its place', async () => {
        const posts = await filled({ _id: 'a', version: 2 }, { _id: 'c', slug: 's' });
        const newer = (version: number) => ({
          replaceOne: {
            filter: { _id: 'a', version: { $lt: version } },
            replacement: { _id: 'a', version } as Post,
            upsert: true,
          },
        });
        const refused = await posts
          .bulkWrite(
            [newer(1), { insertOne: { document: { _id: 'b', owner: undefined } as unknown as Post } }, newer(3)],
            {
              ordered: false,
            },
          )
          .then(() => new Set(), refusedWrites);
        expect(refused).toEqual(new Set([0]));
        expect(await posts.find({ _id: { $in: ['a', 'b'] } }, { sort: { _id: 1 } }).toArray()).toEqual([
          { _id: 'a', version: 3 },
          { _id: 'b' },
        ]);
        const same = ['d', 'e', 'a'].map((_id) => ({
          insertOne: { document: { _id, slug: `s-${_id === 'd'}` } as Post },
        }));
        expect(await posts.bulkWrite(same, { ordered: false }).then(() => new Set(), refusedWrites)).toEqual(
          new Set([2]),
        );
      });
    });

    it('lets one of many simultaneous conditional updates win', async () => {
      const posts = await filled({ _id: 'a', version: 1 });
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          posts.updateOne({ _id: 'a', version: 1 }, { $inc: { version: 1 }, $set: { owner: `${i}` } }),
        ),
      );
      expect(results.filter((result) => result.matchedCount === 1)).toHaveLength(1);
      expect(await posts.findOne({ _id: 'a' })).toMatchObject({ version: 2 });
    });

    describe('filters', () => {
      const some: Post[] = [
        { _id: 'a', owner: 'o', pay: { amount: 10 }, tags: ['x', 'y'], answers: [{ question: 'q', reply: 'yes' }] },
        {
          _id: 'b',
          owner: null,
          pay: {},
          tags: [],
          answers: [
            { question: 'q', reply: 'no' },
            { question: 'r', reply: 'yes' },
          ],
        },
        { _id: 'c', pay: { amount: null }, tags: ['z'], open: true },
      ];

      it.each<[string, Filter, string[]]>([
        ['an equal string', { owner: 'o' }, ['a']],
        ['null, where it is null or missing', { owner: null }, ['b', 'c']],
        ['null in a list, the same', { owner: { $in: [null, 'o'] } }, ['a', 'b', 'c']],
        ['what exists, null included', { owner: { $exists: true } }, ['a', 'b']],
        ['what does not exist', { _id: { $gt: '' }, 'pay.amount': { $exists: false } }, ['b']],
        ['unequal, where it is missing too', { _id: { $gt: '' }, owner: { $ne: 'o' } }, ['b', 'c']],
        ['a dotted path', { 'pay.amount': 10 }, ['a']],
        ['a range of numbers only among numbers', { 'pay.amount': { $gte: 0 } }, ['a']],
        ['an element of an array', { tags: 'y' }, ['a']],
        ['a field of elements', { 'answers.question': 'r' }, ['b']],
        ['true, which is not 1', { open: true }, ['c']],
        ['1, which is not true', { open: 1 }, []],
        [
          'conditions on fields, by different elements',
          { 'answers.question': 'q', 'answers.reply': 'yes' },
          ['a', 'b'],
        ],
        ['either', { $or: [{ owner: 'o' }, { tags: 'z' }] }, ['a', 'c']],
        ['all', { $and: [{ tags: 'x' }, { tags: 'y' }] }, ['a']],
        ['ids of a list', { _id: { $in: ['a', 'c', 'nobody'] } }, ['a', 'c']],
        ['an undefined condition, as none', { owner: 'o', slug: undefined }, ['a']],
        ['nothing asked', {}, ['a', 'b', 'c']],
      ])('match %s', async (_, filter, expected) => {
        expect(await idsOf(await filled(...some), filter)).toEqual(expected);
      });

      it('match the same documents as mingo', async () => {
        const posts = await collection();
        const path = fc.constantFrom(
          'owner',
          'pay.amount',
          'open',
          'version',
          'tags',
          'answers.question',
          'answers.rank',
        );
        const value = fc.constantFrom(null, true, false, 0, 1, 2, '', 'a', 'b', '[]', '{}', '["a"]');
        const list = fc.array(value, { minLength: 1, maxLength: 3 });
        const comparable = fc.constantFrom(0, 1, 2, '', 'a', '[]');
        const operators = fc.oneof(
          value,
          fc.record({ $eq: value }),
          fc.record({ $ne: value }),
          fc.record({ $in: list }),
          fc.record({ $gt: comparable }),
          ...(emulated ? [] : [fc.record({ $gte: comparable, $lt: comparable })]),
          fc.record({ $lte: comparable }),
          fc.record({ $exists: fc.boolean() }),
        );
        const field = fc.dictionary(path, operators, { minKeys: 1, maxKeys: 2 });
        const filter = fc
          .oneof(field, fc.record({ $or: fc.array(field, { minLength: 1, maxLength: 2 }) }))
          .map((one) => ({ _id: { $gte: '' }, $and: [one] }));
        const document = fc.record(
          {
            owner: value,
            pay: fc.record({ amount: value }, { requiredKeys: [] }),
            open: value,
            version: value,
            // Null in an empty array is where MongoDB's own versions differ.
            tags: fc.oneof(fc.array(value, { minLength: 1, maxLength: 3 }), value),
            answers: fc.array(fc.record({ question: value, rank: value }), { minLength: 1, maxLength: 3 }),
          },
          { requiredKeys: [] },
        );

        await fc.assert(
          fc.asyncProperty(
            fc.array(document, { maxLength: 8 }),
            fc.array(filter, { minLength: 1, maxLength: 5 }),
            async (bodies, filters) => {
              await posts.deleteMany({});
              const documents = bodies.map((body, i) => ({ ...body, _id: `d${i}` }));
              await Promise.all(documents.map((one) => posts.insertOne(one as unknown as Post)));
              for (const one of filters) {
                const expected = new Query(one)
                  .find<Post>(documents)
                  .all()
                  .map((post) => post._id)
                  .toSorted();
                const filter = JSON.stringify(one);
                expect({ filter, found: await idsOf(posts, one) }).toEqual({ filter, found: expected });
                expect({ filter, count: await posts.countDocuments(one) }).toEqual({ filter, count: expected.length });
              }
            },
          ),
          { numRuns: 200 },
        );
      }, 60_000);
    });

    describe('find', () => {
      const some: Post[] = [
        { _id: 'a', owner: 'o', pay: { amount: 10 }, tags: ['x'] },
        { _id: 'b', owner: 'o', pay: { amount: 30 }, tags: ['y'] },
        { _id: 'c', owner: 'o', pay: { amount: 20 }, tags: ['z'] },
        { _id: 'd', owner: 'o', pay: {} },
      ];

      it.each([
        ['an index', { 'pay.amount': -1 }, ['b', 'c', 'a', 'd']],
        ['several keys', { owner: 1, 'pay.amount': 1 }, ['d', 'a', 'c', 'b']],
        ['the id', { _id: -1 }, ['d', 'c', 'b', 'a']],
        ['a path without an index', { 'pay.currency': 1, _id: -1 }, ['d', 'c', 'b', 'a']],
        ['an array', { tags: -1 }, ['c', 'b', 'a', 'd']],
      ] as const)('sorts by %s', async (_, sort, expected) => {
        const posts = await filled(...some);
        const found = await posts.find({ owner: 'o' }, { sort }).toArray();
        expect(found.map((post) => post._id)).toEqual(expected);
      });

      it.each<Sort>([{ 'pay.amount': -1 }, { tags: -1 }])('pages after sorting by %o', async (sort) => {
        const posts = await filled(...some);
        const ids = async (skip: number) =>
          (await posts.find({ owner: 'o' }, { sort, skip, limit: 2 }).toArray()).map((post) => post._id);
        expect([...(await ids(0)), ...(await ids(2))]).toHaveLength(4);
        expect(new Set([...(await ids(0)), ...(await ids(2))])).toEqual(new Set(['a', 'b', 'c', 'd']));
        expect(await ids(4)).toEqual([]);
      });

      it('projects fields in or out', async () => {
        const posts = await filled({ _id: 'a', owner: 'o', pay: { amount: 10, currency: 'EUR' } });
        expect(await posts.findOne({ _id: 'a' }, { projection: { 'pay.amount': 1 } })).toEqual({
          _id: 'a',
          pay: { amount: 10 },
        });
        expect(await posts.findOne({ _id: 'a' }, { projection: { pay: 0 } })).toEqual({ _id: 'a', owner: 'o' });
        expect(await posts.find({ _id: 'a' }, { projection: { owner: 1, _id: 0 } }).toArray()).toEqual([
          { owner: 'o' },
        ]);
      });

      it('iterates over many, in order, while they are changed', async () => {
        const posts = await filled(
          ...Array.from({ length: 250 }, (_, i) => ({ _id: String(i).padStart(3, '0'), owner: 'o' })),
        );
        const seen: string[] = [];
        for await (const post of posts.find({ owner: 'o' }, { sort: { _id: 1 }, projection: { _id: 1 } })) {
          seen.push(post._id);
          await posts.updateOne({ _id: post._id }, { $set: { open: true } });
        }
        expect(seen).toHaveLength(250);
        expect(seen).toEqual(seen.toSorted());
        expect(await posts.countDocuments({ open: true })).toBe(250);
      });
    });

    describe('updates', () => {
      type Shape = Record<string, unknown>;
      it.each<[string, Shape, Update, Shape]>([
        ['$set, also deep', { a: 1 }, { $set: { a: 2, 'b.c': 3 } }, { a: 2, b: { c: 3 } }],
        ['$set of an element', { a: [1, 2] }, { $set: { 'a.1': 9 } }, { a: [1, 9] }],
        ['$set without undefined values', { a: 1 }, { $set: { a: 2, b: undefined } }, { a: 2 }],
        ['$unset of nothing', { a: 1 }, { $set: { b: 1 }, $unset: {} }, { a: 1, b: 1 }],
        ['$unset', { a: 1, b: { c: 1, d: 2 } }, { $unset: { a: '', 'b.c': '' } }, { b: { d: 2 } }],
        ['$inc, from 0 where it is missing', { a: 1 }, { $inc: { a: 2, b: 3 } }, { a: 3, b: 3 }],
        ['$push', { a: [1] }, { $push: { a: 1, b: 2 } }, { a: [1, 1], b: [2] }],
        ['$push of several', { a: [1] }, { $push: { a: { $each: [2, 3] } } }, { a: [1, 2, 3] }],
        ['$push that keeps the last', { a: [1, 2] }, { $push: { a: { $each: [3], $slice: -2 } } }, { a: [2, 3] }],
        ['$pull of a value', { a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: [2] }],
        [
          '$pull by conditions',
          {
            a: [
              { id: 'x', n: 1 },
              { id: 'y', n: 2 },
            ],
          },
          { $pull: { a: { id: 'x' } } },
          { a: [{ id: 'y', n: 2 }] },
        ],
        [
          '$pull of a list',
          { a: [{ id: 'x' }, { id: 'y' }, { id: 'z' }] },
          { $pull: { a: { id: { $in: ['x', 'z'] } } } },
          { a: [{ id: 'y' }] },
        ],
        ['$addToSet', { a: [1] }, { $addToSet: { a: 1, b: 2 } }, { a: [1], b: [2] }],
        ['$addToSet of several', { a: [1] }, { $addToSet: { a: { $each: [1, 2] } } }, { a: [1, 2] }],
        ['$min', { a: 5, b: 5 }, { $min: { a: 3, b: 7, c: 1 } }, { a: 3, b: 5, c: 1 }],
        [
          'several at once',
          { a: 1, b: [1] },
          { $set: { c: 1 }, $inc: { a: 1 }, $push: { b: 2 } },
          { a: 2, b: [1, 2], c: 1 },
        ],
        ['$setOnInsert, not when it is there', { a: 1 }, { $set: { a: 2 }, $setOnInsert: { b: 1 } }, { a: 2 }],
      ])('apply %s', async (_, before, update, after) => {
        const shapes = await collection<Document>();
        await shapes.insertOne({ _id: 'x', ...before });
        expect(await shapes.updateOne({ _id: 'x' }, update, { upsert: true })).toMatchObject({
          matchedCount: 1,
          modifiedCount: 1,
        });
        expect(await shapes.findOne({ _id: 'x' })).toEqual({ _id: 'x', ...after });
      });

      it.each<[string, Update]>([
        ['$inc of a string', { $inc: { a: 1 } }],
        ['$push to a string', { $push: { a: 1 } }],
        ['$pull from a string', { $pull: { a: 1 } }],
        ['$addToSet of a string', { $addToSet: { a: 1 } }],
        ['another _id', { $set: { _id: 'y' } }],
        ['two operators on one field', { $inc: { c: 1 }, $min: { c: 0 } }],
        ['a field and one inside it', { $min: { 'c.d': 1 }, $inc: { c: 2 } }],
      ])('refuse %s and change nothing', async (_, update) => {
        const shapes = await collection<Document>();
        const document = { _id: 'x', a: 'text' };
        await shapes.insertOne(document);
        await expect(shapes.updateOne({ _id: 'x' }, { $set: { b: 1 }, ...update })).rejects.toThrow(
          /_id|\$inc|array|conflict/,
        );
        expect(await shapes.findOne({ _id: 'x' })).toEqual(document);
      });

      it('say what they matched and what they changed', async () => {
        const posts = await filled({ _id: 'a', owner: 'o', open: true }, { _id: 'b', owner: 'o' });
        expect(await posts.updateOne({ _id: 'z' }, { $set: { open: true } })).toMatchObject({
          matchedCount: 0,
          modifiedCount: 0,
        });
        expect(await posts.updateMany({ owner: 'o' }, { $set: { open: true } })).toMatchObject({
          matchedCount: 2,
          modifiedCount: 1,
        });
        expect(await posts.countDocuments({ open: true })).toBe(2);
      });

      it('insert on upsert: the equal fields of the filter, then the update', async () => {
        const posts = await collection();
        const filter: Filter = {
          _id: 'a',
          owner: { $eq: 'o' },
          version: { $lt: 3 },
          $and: [{ 'pay.currency': 'EUR' }],
        };
        const result = await posts.updateOne(
          filter,
          { $set: { open: true }, $inc: { version: 3 }, $setOnInsert: { slug: 's' } },
          { upsert: true },
        );
        expect(result).toMatchObject({ matchedCount: 0, upsertedCount: 1 });
        expect(await posts.findOne({ _id: 'a' })).toEqual({
          _id: 'a',
          owner: 'o',
          pay: { currency: 'EUR' },
          open: true,
          version: 3,
          slug: 's',
        });
        await expect(posts.updateOne(filter, { $set: { open: false } }, { upsert: true })).rejects.toSatisfy(
          isDuplicateKey,
        );
      });

      it('give the document before or after', async () => {
        const posts = await filled({ _id: 'a', owner: 'o', version: 1 }, { _id: 'b', owner: 'o', version: 5 });
        expect(await posts.findOneAndUpdate({ _id: 'a' }, { $inc: { version: 1 } })).toMatchObject({ version: 1 });
        expect(
          await posts.findOneAndUpdate(
            { owner: 'o' },
            { $inc: { version: 1 } },
            { returnDocument: 'after', sort: { version: -1 } },
          ),
        ).toMatchObject({ _id: 'b', version: 6 });
        expect(await posts.findOneAndUpdate({ _id: 'z' }, { $inc: { version: 1 } })).toBeNull();
        expect(
          await posts.findOneAndUpdate(
            { _id: 'z' },
            { $inc: { version: 1 } },
            { upsert: true, returnDocument: 'after' },
          ),
        ).toEqual({ _id: 'z', version: 1 });
      });

      it('move a document in its indexes', async () => {
        const posts = await filled({ _id: 'a', owner: 'o', tags: ['x', 'y'], slug: 's' });
        await posts.updateOne({ _id: 'a' }, { $set: { owner: 'p', slug: 't' }, $pull: { tags: 'x' } });
        expect(await idsOf(posts, { owner: 'o' })).toEqual([]);
        expect(await idsOf(posts, { tags: 'x' })).toEqual([]);
        expect(await idsOf(posts, { tags: 'y', owner: 'p' })).toEqual(['a']);
        await posts.insertOne({ _id: 'b', slug: 's' });
      });
    });

    it('replaces whole documents, and inserts them on upsert', async () => {
      const posts = await filled({ _id: 'a', owner: 'o', tags: ['x'] });
      expect(await posts.replaceOne({ _id: 'a' }, { _id: 'a', open: true })).toMatchObject({ matchedCount: 1 });
      expect(await posts.findOne({ _id: 'a' })).toEqual({ _id: 'a', open: true });
      expect(await idsOf(posts, { tags: 'x' })).toEqual([]);
      expect(await posts.replaceOne({ _id: 'b' }, { _id: 'b' })).toMatchObject({ matchedCount: 0, upsertedCount: 0 });
      expect(await posts.replaceOne({ _id: 'b' }, { _id: 'b' }, { upsert: true })).toMatchObject({ upsertedCount: 1 });
      await expect(
        posts.replaceOne({ _id: 'a', version: { $lt: 1 } }, { _id: 'a', version: 1 }, { upsert: true }),
      ).rejects.toSatisfy(isDuplicateKey);
    });

    it('deletes one or all that match, from its indexes too', async () => {
      const posts = await filled(
        { _id: 'a', owner: 'o', tags: ['x'] },
        { _id: 'b', owner: 'o', tags: ['x'] },
        { _id: 'c', owner: 'p' },
      );
      expect(await posts.deleteOne({ owner: 'o' })).toMatchObject({ deletedCount: 1 });
      expect(await posts.deleteMany({ owner: 'o' })).toMatchObject({ deletedCount: 1 });
      expect(await posts.deleteOne({ owner: 'o' })).toMatchObject({ deletedCount: 0 });
      expect(await idsOf(posts, { tags: 'x' })).toEqual([]);
      expect(await idsOf(posts, {})).toEqual(['c']);
    });
  });
}
