import { limits } from '@waypost/contracts/constants';
import type { JobQuestion } from '@waypost/contracts/entities/job-question';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Inline, Stack } from '../../../ui/layout.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Text } from '../../../ui/text.tsx';
import * as styles from './apply-dialog.css.ts';
import { beyondWords, missingWords } from './apply-words.ts';
import { type Replies, askedAs, missingAnswers, optionLetter, questionBeyond } from './replies.ts';

const fieldId = ({ _id }: JobQuestion) => `question-${_id}`;

type FieldProps = {
  question: JobQuestion;
  reply: string;
  errorMessage: string | undefined;
  isDisabled: boolean;
  onReply: (reply: string) => void;
};

function Field({ question, reply, errorMessage, isDisabled, onReply }: FieldProps) {
  const { question_text, question_type, options = [] } = question.custom_question;
  const field = {
    id: fieldId(question),
    label: question_text,
    errorMessage,
    isDisabled,
    isRequired: question.is_required,
    value: reply,
    onChange: onReply,
  };
  switch (askedAs(question_type)) {
    case 'lines':
      return <TextArea {...field} rows={4} limit={limits.answer} />;
    case 'line':
      return <TextField {...field} />;
    case 'yes or no':
      return <RadioGroup {...field} isInline options={['Yes', 'No'].map((value) => ({ value, label: value }))} />;
    case 'options':
      return (
        <RadioGroup
          {...field}
          options={options.map((value, index) => ({ value, label: `${optionLetter(index)}. ${value}` }))}
        />
      );
  }
}

const isChoice = ({ custom_question: { question_type } }: JobQuestion) =>
  question_type === 'multiple_choice' || question_type === 'yes_no';

type QuestionsStepProps = {
  questions: readonly JobQuestion[];
  replies: Replies;
  /** How often sending was tried; before that nothing is called wrong. */
  attempt: number;
  isDisabled: boolean;
  onReply: (questionId: string, reply: string) => void;
};

export function QuestionsStep({ questions, replies, attempt, isDisabled, onReply }: QuestionsStepProps) {
  const missing = attempt === 0 ? [] : missingAnswers(questions, replies);
  const beyond = questionBeyond(questions, replies);
  const problemOf = (question: JobQuestion, reply: string) => {
    if (missing.includes(question)) return 'This question is required';
    if (reply.length > limits.answer) return `Must be at most ${limits.answer} characters`;
    return question === beyond ? beyondWords : undefined;
  };
  const wrong = beyond && !missing.includes(beyond) && attempt > 0 ? [...missing, beyond] : missing;
  return (
    <Stack space={5}>
      <ErrorSummary
        title={missing.length > 0 ? missingWords(missing.length) : beyondWords}
        errors={wrong.map((question) => ({
          message: question.custom_question.question_text,
          fieldId: fieldId(question),
        }))}
        attempt={attempt}
      />
      <ol className={styles.questions}>
        {questions.map((question, index) => {
          const reply = replies[question._id] ?? '';
          return (
            <li key={question._id} className={styles.question}>
              <Inline justify="between">
                <Text size="xs" tone="muted">
                  Question {index + 1} of {questions.length}
                </Text>
                {question.is_required ? <Badge>Required</Badge> : null}
                {!question.is_required && isChoice(question) && reply !== '' ? (
                  <Button size="sm" variant="quiet" onPress={() => onReply(question._id, '')}>
                    Clear answer
                  </Button>
                ) : null}
              </Inline>
              <Field
                question={question}
                reply={reply}
                errorMessage={problemOf(question, reply)}
                isDisabled={isDisabled}
                onReply={(value) => onReply(question._id, value)}
              />
            </li>
          );
        })}
      </ol>
    </Stack>
  );
}
