import type { QuestionResult } from '@waypost/contracts/entities/lookup';
import type { Collection, Documents } from '@waypost/runtime/ports/documents';
import { derivedId } from '@waypost/runtime/service/new-id';
import { fold } from './search/words.ts';

export type Question = Omit<QuestionResult, 'question_id'>;

/** A screening question that recruiters may choose; `listed` ones are curated, the others were asked in a post. */
export type StoredQuestion = Question & { _id: string; listed: boolean };

export type QuestionStore = {
  find(ids: readonly string[]): Promise<StoredQuestion[]>;
  all(): Promise<StoredQuestion[]>;
  /** Adds those that are not there yet; once listed, a question stays so. */
  keep(questions: readonly Question[], options: { listed: boolean }): Promise<QuestionResult[]>;
};

const mostOffered = 5_000;

/** The same text and type, with the same options, is the same question. */
export const questionIdOf = ({ question_text, question_type, options = [] }: Question): string =>
  derivedId('question', question_type, ...[question_text, ...options].map((text) => fold(text.trim())));

export const toQuestionResult = ({ _id, listed: _listed, ...question }: StoredQuestion): QuestionResult => ({
  question_id: _id,
  ...question,
});

export async function createQuestionStore(documents: Documents): Promise<QuestionStore> {
  const questions: Collection<StoredQuestion> = await documents.collection({
    name: 'questions',
    indexes: [{ key: { listed: 1, question_text: 1 } }],
  });

  const find = (ids: readonly string[]) => questions.find({ _id: { $in: ids } }).toArray();

  const keepOne = ({ question_id, ...content }: QuestionResult, listed: boolean) =>
    questions.updateOne(
      { _id: question_id },
      listed ? { $set: { listed }, $setOnInsert: content } : { $setOnInsert: { ...content, listed } },
      { upsert: true },
    );

  return {
    find,
    all: () =>
      questions
        .find({ listed: { $in: [true, false] } }, { sort: { listed: -1, question_text: 1 }, limit: mostOffered })
        .toArray(),
    async keep(list, { listed }) {
      const kept = list.map(({ question_text, question_type, options }): QuestionResult => {
        const question = { question_text, question_type, ...(options && { options }) };
        return { question_id: questionIdOf(question), ...question };
      });
      // Nearly every post asks what others have asked before, which changes nothing.
      const known = listed ? [] : await find(kept.map(({ question_id }) => question_id));
      const there = new Set(known.map(({ _id }) => _id));
      await Promise.all(kept.filter(({ question_id }) => !there.has(question_id)).map((one) => keepOne(one, listed)));
      return kept;
    },
  };
}
