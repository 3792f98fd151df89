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

  async function keepOne(question: Question, listed: boolean): Promise<QuestionResult> {
    const _id = questionIdOf(question);
    const { question_text, question_type, options } = question;
    const content = { question_text, question_type, ...(options && { options }) };
    await questions.updateOne(
      { _id },
      listed ? { $set: { listed }, $setOnInsert: content } : { $setOnInsert: { ...content, listed } },
      { upsert: true },
    );
    return { question_id: _id, ...content };
  }

  return {
    find: (ids) => questions.find({ _id: { $in: ids } }).toArray(),
    all: () =>
      questions
        .find({ listed: { $in: [true, false] } }, { sort: { listed: -1, question_text: 1 }, limit: mostOffered })
        .toArray(),
    keep: (list, { listed }) => Promise.all(list.map((question) => keepOne(question, listed))),
  };
}
