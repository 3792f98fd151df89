import { autocompleteMinimum, defaults, limits } from '@waypost/contracts/constants';
import { askedAlready, readsAs } from '@waypost/contracts/entities/job-question';
import { LayoutTemplate, ListPlus, MessageCircleQuestion, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { lookUpQuestions } from '../../../entities/lookup/lookups.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/content/card.tsx';
import { Heading, Text } from '../../../ui/content/text.tsx';
import { FreeAutocomplete } from '../../../ui/fields/combo/free-autocomplete.tsx';
import type { Lookup } from '../../../ui/fields/combo/lookup.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { Inline, Stack } from '../../../ui/page/layout.tsx';
import { EmptyState } from '../../../ui/page/state.tsx';
import { emptyQuestion, type FormQuestion, isBlank, type JobForm, type Named } from '../form/job-form.ts';
import * as styles from '../wizard.css.ts';
import { QuestionCard } from './question-card.tsx';
import { questionTypeNames } from './question-type-names.ts';
import { TemplateDialog } from './template-dialog.tsx';

type QuestionSearchProps = {
  isFull: boolean;
  onAdd: (question: FormQuestion) => void;
  onListed: (at: number, question: FormQuestion) => void;
};

/** Finds a question that others ask too; words that are not listed become a question of one's own. */
function QuestionSearch({ isFull, onAdd, onListed }: QuestionSearchProps) {
  const { getValues } = useFormContext<JobForm>();
  const listed = useRef(new Map<string, FormQuestion>());
  const [refusal, setRefusal] = useState<string>();

  const load: Lookup = async (asked) =>
    (await lookUpQuestions(asked)).map(({ question_id, question_text, question_type, options = [] }) => {
      const custom_question = { question_text, question_type, options };
      listed.current.set(question_id, { question_id, custom_question, is_required: false });
      return { id: question_id, name: question_text, detail: questionTypeNames[question_type] };
    });

  const choose = (chosen: Named | null) => {
    setRefusal(undefined);
    if (chosen === null) return;
    const isThere = getValues('questions').some(
      ({ custom_question }) => readsAs(custom_question.question_text) === readsAs(chosen.name),
    );
    if (isThere) return setRefusal(askedAlready);
    onAdd(listed.current.get(chosen.id ?? '') ?? emptyQuestion(chosen.name));
  };
  /** What a person has made of it meanwhile stays theirs. */
  const recognise = (typed: string, { id = '' }: Named) => {
    const questions = getValues('questions');
    const at = questions.findIndex(
      ({ question_id, custom_question: { question_text, question_type, options } }) =>
        question_id === undefined &&
        question_text === typed &&
        question_type === defaults.questionType &&
        options.length === 0,
    );
    const [question, typedOne] = [listed.current.get(id), questions[at]];
    if (question === undefined || typedOne === undefined) return;
    if (!questions.some(({ question_id }) => question_id === id))
      onListed(at, { ...question, is_required: typedOne.is_required });
  };

  return (
    <FreeAutocomplete
      label="Search questions, or write your own"
      description={isFull ? `${limits.questions} questions are the most a post can have.` : undefined}
      value={null}
      onChange={choose}
      onListed={recognise}
      load={load}
      minimum={autocompleteMinimum.questions}
      clearsOnChoice
      isDisabled={isFull}
      errorMessage={refusal}
      leading={<MessageCircleQuestion size={16} aria-hidden />}
    />
  );
}

function NoQuestions({ onAdd }: { onAdd: () => void }) {
  return (
    <Card padding="none">
      <EmptyState
        icon={<MessageCircleQuestion size={24} aria-hidden />}
        title="No custom questions yet"
        actions={
          <Button icon={<Plus size={16} aria-hidden />} onPress={onAdd}>
            Add Your First Question
          </Button>
        }
      >
        Ask what a resume does not say: availability, licenses, notice period.
      </EmptyState>
    </Card>
  );
}

/** What applicants are asked: questions from the list, and one's own. */
export function Questions() {
  const { control, getValues, setFocus } = useFormContext<JobForm>();
  const { fields, append, remove, update } = useFieldArray({ control, name: 'questions' });

  const addEmpty = () => {
    const blank = getValues('questions').findIndex(isBlank);
    if (blank < 0) {
      append(emptyQuestion(), { focusName: `questions.${fields.length}.custom_question.question_text` });
      return;
    }
    toast.warning('Please fill in the existing empty question before adding a new one');
    setFocus(`questions.${blank}.custom_question.question_text`);
  };

  const [isChoosing, setChoosing] = useState(false);
  const questions = useWatch<JobForm, 'questions'>({ name: 'questions' });

  const isFull = fields.length >= limits.questions;
  return (
    <section className={styles.group} aria-labelledby="questions-title">
      <Stack space={1}>
        <Heading level={3} size="md" id="questions-title">
          Screening questions <span className={styles.optional}>(optional)</span>
        </Heading>
        <Text tone="muted">Applicants answer them when they apply; you see the answers beside the resume.</Text>
      </Stack>
      <QuestionSearch
        isFull={isFull}
        onAdd={(question) => append(question, { shouldFocus: false })}
        onListed={update}
      />
      {fields.length === 0 ? (
        <NoQuestions onAdd={addEmpty} />
      ) : (
        <Stack space={3} as="ol">
          {fields.map((question, index) => (
            <QuestionCard key={question.id} index={index} question={question} onRemove={() => remove(index)} />
          ))}
        </Stack>
      )}
      <Inline space={5}>
        {fields.length === 0 || isFull ? null : (
          <Button icon={<ListPlus size={16} aria-hidden />} onPress={addEmpty}>
            Add a question of your own
          </Button>
        )}
        <Button
          variant="quiet"
          isFlush
          icon={<LayoutTemplate size={16} aria-hidden />}
          onPress={() => setChoosing(true)}
        >
          Question templates
        </Button>
      </Inline>
      {isChoosing ? (
        <TemplateDialog
          questions={questions}
          onAdd={(more) => {
            remove(questions.flatMap((question, at) => (isBlank(question) ? [at] : [])));
            append(more, { shouldFocus: false });
          }}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </section>
  );
}
