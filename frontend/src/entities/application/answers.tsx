import type { Answer } from '@waypost/contracts/entities/application';
import { Heading, Prose } from '../../ui/content/text.tsx';
import { Stack } from '../../ui/page/layout.tsx';

type AnswersProps = {
  answers: readonly Answer[];
  /** Of the heading that each question is. */
  level: 3 | 4;
  space: 2 | 5;
};

/** What was answered to the screening questions, in their order. */
export const Answers = ({ answers, level, space }: AnswersProps) => (
  <Stack as="ol" space={space}>
    {answers.map(({ question_text, reply }, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- they stay as they were sent, and two may ask the same
      <li key={index}>
        <Stack space={1}>
          <Heading level={level} size="sm">
            {question_text}
          </Heading>
          <Prose>{reply}</Prose>
        </Stack>
      </li>
    ))}
  </Stack>
);
