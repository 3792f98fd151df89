import type { QuestionResult } from '@waypost/contracts/entities/lookup';
import { isOffered, toQuestionResult, type QuestionStore, type StoredQuestion } from '../question-store.ts';
import { madeOf } from './made-of.ts';
import { createRankedList, type Entry, type Lookup } from './ranked-list.ts';

/** Screening questions, the curated ones before those that people have asked. */
export function createQuestionLookup(questions: QuestionStore): Lookup<QuestionResult> {
  const listOf = madeOf((offered: readonly StoredQuestion[]) => createRankedList(offered.map(entryOf)));

  return {
    search: async (text, page) => listOf(await questions.offered()).search(text, page),

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
