import type { QueryClient } from '@tanstack/react-query';
import { type FirstAnswer, firstAnswersId } from '@waypost/contracts/first-page';
import { ApiError } from '../../api/api-error.ts';

/** The answers that the server has drawn the page with, where it has. */
export function firstAnswers(): readonly FirstAnswer[] {
  const block = document.getElementById(firstAnswersId)?.textContent;
  return block === undefined ? [] : (JSON.parse(block) as FirstAnswer[]);
}

/** Makes queries start with what is known already. */
export function seedAnswers(queries: QueryClient, answers: readonly FirstAnswer[]): void {
  for (const answer of answers) {
    if ('data' in answer) {
      queries.setQueryData(answer.key, answer.data, answer.isPart && { updatedAt: 0 });
      continue;
    }
    const { code, message } = answer.refusal;
    const error = new ApiError(code, { message });
    queries
      .getQueryCache()
      .build(queries, { queryKey: answer.key })
      .setState({ status: 'error', error, errorUpdatedAt: Date.now() });
  }
}
