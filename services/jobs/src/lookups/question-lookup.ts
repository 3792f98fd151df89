import type { QuestionResult } from '@waypost/contracts/entities/lookup';
import { toQuestionResult } from '../question-store.ts';
import type { QuestionStore } from '../question-store.ts';
import { createRankedList } from './ranked-list.ts';
import type { Lookup } from './ranked-list.ts';

/** Screening questions, the curated ones before those that somebody asked once. */
export const createQuestionLookup = (questions: QuestionStore): Lookup<QuestionResult> => ({
  async search(text, page) {
    const all = await questions.all();
    const list = createRankedList(
      all.map((question) => ({
        id: question._id,
        names: [question.question_text],
        result: toQuestionResult(question),
      })),
    );
    return list.search(text, page);
  },

  async byIds(ids) {
    const found = new Map((await questions.find(ids)).map((question) => [question._id, question]));
    return ids.flatMap((id) => found.get(id) ?? []).map(toQuestionResult);
  },
});
