import type { Collection, CollectionSpec, Document, Documents, Filter } from '@waypost/runtime/ports/documents';
import { newId } from '@waypost/runtime/service/new-id';
import { expect, test } from 'vitest';
import { createResumeStore, resumesOf } from './resume-store.ts';
import { startResumes } from './testing/start-resumes.ts';

test('a list is found by fields of one index alone, so that it reads past none of those that were removed', async () => {
  const service = await startResumes();
  try {
    const specs: CollectionSpec[] = [];
    const filters: Filter[] = [];
    const documents: Documents = {
      async collection<T extends Document>(spec: CollectionSpec): Promise<Collection<T>> {
        specs.push(spec);
        const collection = await service.ports.documents.collection<T>(spec);
        const find: typeof collection.find = (filter, options) => {
          filters.push(filter);
          return collection.find(filter, options);
        };
        return { ...collection, find };
      },
    };
    await resumesOf(await createResumeStore(documents), newId());
    const asked = filters.flatMap((filter) => Object.keys(filter));
    const indexes = specs.flatMap((spec) => spec.indexes.map(({ key }) => Object.keys(key)));
    expect(indexes).toContainEqual(expect.arrayContaining(asked));
  } finally {
    await service.close();
  }
});
