import type { QuestionResult } from '@waypost/contracts/entities/lookup';
import { isOffered, toQuestionResult, type QuestionStore, type StoredQuestion } from '../question-store.ts';
import { createRankedList, type Entry, type Lookup } from './ranked-list.ts';

/** Screening questions, the curated ones before those that people have asked. */
export function createQuestionLookup(questions: QuestionStore): Lookup<QuestionResult> {
  let made: { of: readonly StoredQuestion[]; list: Lookup<QuestionResult> } | undefined;

  async function current(): Promise<Lookup<QuestionResult>> {
    const of = await questions.offered();
    // The store gives the same list again for as long as it is the same.
    if (made?.of !== of) made = { of, list: createRankedList(of.map(entryOf)) };
    return made.list;
  }

  return {
    search: async (text, page) => (await current()).search(text, page),

    async byIds(ids) {
      const known = (await questions.find(ids)).filter(isOffered);
      const found = new Map(known.map((question) => [question._id, question]));
      return ids.flatMap((id) => found.get(id) ?? []).map(toQuestionResult);
    },
  };
}

const entryOf = (question: StoredQuestion): Entry<QuestionResult> => ({
  id: question._id,
  names: [question.question_text],
  result: toQuestionResult(question),
});
