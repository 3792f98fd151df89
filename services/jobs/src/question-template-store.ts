import { limits } from '@waypost/contracts/constants';
import type { QuestionTemplate } from '@waypost/contracts/entities/question-template';
import { AppError, notFound } from '@waypost/contracts/errors';
import { type Collection, type Documents, insertIfFree, isDuplicateKey } from '@waypost/runtime/ports/documents';
import { createKeyedMutex } from '@waypost/runtime/service/keyed-mutex';
import { newId } from '@waypost/runtime/service/new-id';
import { fold } from './search/words/words.ts';

/** `own_name` holds whose it is and what it is called, so that of one person's no two are called the same, however many come at once. */
type Kept = QuestionTemplate & { user_id: string; own_name: string };

export type QuestionTemplateStore = {
  /** By name. */
  of(user_id: string): Promise<QuestionTemplate[]>;
  /** One of the same name gets these questions. @throws conflict at the most that one may have. */
  save(user_id: string, template: Pick<QuestionTemplate, 'name' | 'questions'>, at: string): Promise<QuestionTemplate>;
  /** @throws not-found alike for one that is missing and for somebody else's; conflict where another one has the name. */
  rename(user_id: string, _id: string, name: string, at: string): Promise<QuestionTemplate>;
  /** @throws not-found likewise. */
  remove(user_id: string, _id: string): Promise<void>;
  forget(user_id: string): Promise<void>;
};

const ownName = (user_id: string, name: string) => `${user_id} ${fold(name.trim())}`;
const unknown = () => notFound('Template');
const tooMany = () =>
  new AppError('conflict', `You have ${limits.questionTemplates} templates, the maximum. Delete some first.`);
const nameTaken = () => new AppError('conflict', 'You have another template with this name');
const byName = new Intl.Collator('en-US', { numeric: true });

const toTemplate = ({ _id, name, questions, updated_at }: Kept): QuestionTemplate => ({
  _id,
  name,
  questions,
  updated_at,
});

export async function createQuestionTemplateStore(documents: Documents): Promise<QuestionTemplateStore> {
  const collection: Collection<Kept> = await documents.collection<Kept>({
    name: 'question-templates',
    indexes: [{ key: { user_id: 1 } }, { key: { own_name: 1 }, unique: true }],
  });

  const replace = (own_name: string, change: Pick<Kept, 'name' | 'questions' | 'updated_at'>) =>
    collection.findOneAndUpdate({ own_name }, { $set: change }, { returnDocument: 'after' });

  const exclusively = createKeyedMutex(documents, 'question-templates');

  return {
    async of(user_id) {
      const own = await collection.find({ user_id }).toArray();
      return own.map(toTemplate).toSorted((a, b) => byName.compare(a.name, b.name));
    },

    save: (user_id, { name, questions }, updated_at) =>
      exclusively(user_id, async () => {
        const own_name = ownName(user_id, name);
        const content = { name, questions, updated_at };
        const replaced = await replace(own_name, content);
        if (replaced) return toTemplate(replaced);
        if ((await collection.countDocuments({ user_id })) >= limits.questionTemplates) throw tooMany();
        const made: Kept = { _id: newId(), user_id, own_name, ...content };
        // Another one may have been renamed to it at the same moment.
        if (!(await insertIfFree(collection, made))) throw nameTaken();
        return toTemplate(made);
      }),

    async rename(user_id, _id, name, updated_at) {
      const change = { $set: { name, own_name: ownName(user_id, name), updated_at } };
      try {
        const renamed = await collection.findOneAndUpdate({ _id, user_id }, change, { returnDocument: 'after' });
        if (!renamed) throw unknown();
        return toTemplate(renamed);
      } catch (error) {
        if (isDuplicateKey(error)) throw nameTaken();
        throw error;
      }
    },

    async remove(user_id, _id) {
      const { deletedCount } = await collection.deleteOne({ _id, user_id });
      if (deletedCount === 0) throw unknown();
    },

    async forget(user_id) {
      await collection.deleteMany({ user_id });
    },
  };
}
