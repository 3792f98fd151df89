import type { Applicant } from '@waypost/contracts/entities/application';
import { Heading, Prose, Text } from '../../../ui/content/text.tsx';
import { Stack } from '../../../ui/page/layout.tsx';

/** What was answered to the screening questions. */
export function AnswersPanel({ answers }: Pick<Applicant, 'answers'>) {
  if (answers.length === 0) return <Text tone="muted">No screening questions were answered.</Text>;
  return (
    <Stack as="ol" space={5}>
      {answers.map(({ _id, question_text, reply }) => (
        <li key={_id}>
          <Stack space={1}>
            <Heading level={3} size="sm">
              {question_text}
            </Heading>
            <Prose>{reply}</Prose>
          </Stack>
        </li>
      ))}
    </Stack>
  );
}
