import type { Applicant } from '@waypost/contracts/entities/application';
import { Answers } from '../../../entities/application/answers.tsx';
import { Text } from '../../../ui/content/text.tsx';

/** What was answered to the screening questions. */
export function AnswersPanel({ answers }: Pick<Applicant, 'answers'>) {
  if (answers.length === 0) return <Text tone="muted">No screening questions were answered.</Text>;
  return <Answers answers={answers} level={3} space={5} />;
}
