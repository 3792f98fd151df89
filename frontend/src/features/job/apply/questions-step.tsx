import { answersTooLong } from '@waypost/contracts/answers-too-long';
import { limits } from '@waypost/contracts/constants';
import type { JobQuestion } from '@waypost/contracts/entities/job-question';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/content/badge.tsx';
import { Text } from '../../../ui/content/text.tsx';
import { RadioGroup } from '../../../ui/fields/choice/radio-group.tsx';
import { ErrorSummary, type FormError } from '../../../ui/fields/error-summary.tsx';
import { TextArea } from '../../../ui/fields/text/text-area.tsx';
import { TextField } from '../../../ui/fields/text/text-field.tsx';
import { Inline, Stack } from '../../../ui/page/layout.tsx';
import * as styles from './apply-dialog.css.ts';
import { missingWords, tooLongWords } from './apply-words.ts';
import { type Replies, type ReplyProblem, askedAs, optionLetter, problemsOf } from './replies.ts';

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
      return <TextField {...field} description={`At most ${limits.answer.toLocaleString('en-US')} characters`} />;
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

const problemWords = {
  missing: 'This question is required',
  'too long': tooLongWords,
  'too long together': answersTooLong,
} as const;

/** What is missing is said above them all. */
const toError = ({ kind, question }: ReplyProblem): FormError => {
  const { question_text } = question.custom_question;
  return {
    message: kind === 'missing' ? question_text : `${question_text}: ${problemWords[kind]}`,
    fieldId: fieldId(question),
  };
};

type QuestionsStepProps = {
  questions: readonly JobQuestion[];
  replies: Replies;
  /** How often sending was tried; before that nothing is called wrong. */
  attempt: number;
  isDisabled: boolean;
  onReply: (questionId: string, reply: string) => void;
};

export function QuestionsStep({ questions, replies, attempt, isDisabled, onReply }: QuestionsStepProps) {
  const problems = problemsOf(questions, replies).filter(({ kind }) => kind !== 'missing' || attempt > 0);
  const missing = problems.filter(({ kind }) => kind === 'missing').length;
  const problemOf = (question: JobQuestion) => {
    const problem = problems.find((one) => one.question === question);
    return problem && problemWords[problem.kind];
  };
  return (
    <Stack space={5}>
      <ErrorSummary
        {...(missing > 0 && { title: missingWords(missing) })}
        errors={attempt === 0 ? [] : problems.map(toError)}
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
                errorMessage={problemOf(question)}
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
