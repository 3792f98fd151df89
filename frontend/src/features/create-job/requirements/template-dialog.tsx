import { useQuery } from '@tanstack/react-query';
import { limits } from '@waypost/contracts/constants';
import type { QuestionTemplate } from '@waypost/contracts/entities/question-template';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { counted } from '../../../format/counted.ts';
import { factLine } from '../../../format/fact-line.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Text } from '../../../ui/content/text.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Inline, Stack } from '../../../ui/page/layout.tsx';
import { QueryView } from '../../../ui/page/query-view.tsx';
import { BoneLines, Loading } from '../../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/page/state.tsx';
import { type FormQuestion, isBlank } from '../form/job-form.ts';
import * as styles from '../wizard.css.ts';
import {
  addable,
  questionTemplatesQuery,
  templateOf,
  useSaveTemplate,
  useTemplateChanges,
} from './question-templates.ts';
import { TemplateName } from './template-name.tsx';

type RowProps = {
  template: QuestionTemplate;
  questions: readonly FormQuestion[];
  onAdd: (questions: FormQuestion[]) => void;
};

function TemplateRow({ template, questions, onAdd }: RowProps) {
  const { rename, remove } = useTemplateChanges(template);
  const [isRenamed, setRenamed] = useState(false);
  const { fresh, more } = addable(template, questions, limits.questions);
  const most = `${limits.questions} questions are the most a post can have`;
  const add = () => {
    if (more.length > 0) onAdd(more);
    if (more.length < fresh.length)
      toast.warning(`${more.length} of ${counted(fresh.length, 'question')} added: ${most}`);
  };
  if (isRenamed) {
    return (
      <li className={styles.template}>
        <TemplateName
          label={`New name of ${template.name}`}
          name={template.name}
          failure={rename.error}
          onName={(name) => rename.mutate(name, { onSuccess: () => setRenamed(false) })}
        >
          <Button type="submit" variant="primary" isPending={rename.isPending} pendingLabel="Saving…">
            Save name
          </Button>
          <Button onPress={() => setRenamed(false)}>Cancel</Button>
        </TemplateName>
      </li>
    );
  }
  return (
    <li className={styles.template}>
      <div className={styles.templateWords}>
        <Text weight="strong">{template.name}</Text>
        <Text size="sm" tone="muted" lines={2}>
          {factLine([
            counted(template.questions.length, 'question'),
            ...template.questions.map(({ custom_question }) => custom_question.question_text),
          ])}
        </Text>
      </div>
      <Inline space={1} wrap={false}>
        <Button
          size="sm"
          aria-label={fresh.length === 0 ? `${template.name}: all added` : `Add the questions of ${template.name}`}
          // Not disabled, or the focus would be lost with the press.
          aria-disabled={fresh.length === 0}
          onPress={add}
        >
          {fresh.length === 0 ? 'Added' : 'Add'}
        </Button>
        <IconButton
          size="sm"
          label={`Rename ${template.name}`}
          icon={<Pencil size={16} aria-hidden />}
          onPress={() => {
            rename.reset();
            setRenamed(true);
          }}
        />
        <IconButton
          size="sm"
          label={`Delete ${template.name}`}
          icon={<Trash2 size={16} aria-hidden />}
          isDisabled={remove.isPending}
          onPress={() => remove.mutate()}
        />
      </Inline>
    </li>
  );
}

function SaveThese({ questions }: { questions: readonly FormQuestion[] }) {
  const save = useSaveTemplate();
  const count = questions.filter((question) => !isBlank(question)).length;
  if (count === 0) return null;
  return (
    <TemplateName
      label="Save the questions of this post as"
      description={`${counted(count, 'question')}. A template with the same name is replaced.`}
      failure={save.error}
      onName={(name, clear) => save.mutate(templateOf(name, questions), { onSuccess: clear })}
    >
      <Button type="submit" isPending={save.isPending} pendingLabel="Saving…">
        Save template
      </Button>
    </TemplateName>
  );
}

type TemplateDialogProps = {
  questions: readonly FormQuestion[];
  onAdd: (questions: FormQuestion[]) => void;
  onClose: () => void;
};

/** Sets of screening questions that somebody asks again and again: to add, to save, to rename and to delete. */
export function TemplateDialog({ questions, onAdd, onClose }: TemplateDialogProps) {
  const answer = useQuery(questionTemplatesQuery);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Question templates"
      size="md"
      footer={<Button onPress={onClose}>Done</Button>}
    >
      <Stack space={5}>
        <QueryView
          answer={answer}
          loading={
            <Loading label="Loading your templates…">
              <BoneLines count={3} />
            </Loading>
          }
          renderFailure={(_, retry) => (
            <ErrorState title="Your templates could not be loaded" {...retry}>
              The questions of this post are not affected.
            </ErrorState>
          )}
        >
          {({ question_templates }) =>
            question_templates.length === 0 ? (
              <EmptyState title="No templates yet" isCompact>
                Save questions that you ask in many posts, and add them to the next one here.
              </EmptyState>
            ) : (
              <ul className={styles.templates} aria-label="Your templates">
                {question_templates.map((template) => (
                  <TemplateRow key={template._id} template={template} questions={questions} onAdd={onAdd} />
                ))}
              </ul>
            )
          }
        </QueryView>
        <SaveThese questions={questions} />
      </Stack>
    </Dialog>
  );
}
