import { limits } from '@waypost/contracts/constants';
import { questionTemplateName } from '@waypost/contracts/entities/question-template';
import { type FormEvent, type ReactNode, useState } from 'react';
import { textFor } from '../../../api/api-error.ts';
import { TextField } from '../../../ui/fields/text/text-field.tsx';
import { useProblemFocus } from '../../../ui/fields/use-problem-focus.ts';
import { Inline } from '../../../ui/page/layout.tsx';
import * as styles from '../wizard.css.ts';

type TemplateNameProps = {
  label: string;
  description?: string;
  name?: string;
  failure: unknown;
  /** The buttons beside the field, one of which submits the name. */
  children: ReactNode;
  /** @param clear empties the field; the field keeps the focus. */
  onName: (name: string, clear: () => void) => void;
};

/** The name of a template, checked when it is sent; what the server says against it stands below it, too. */
export function TemplateName({ label, description, name = '', failure, children, onName }: TemplateNameProps) {
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<{ words: string }>();
  const form = useProblemFocus(problem ?? failure);
  const send = (event: FormEvent) => {
    // The form of the wizard stands around it in the tree of components.
    event.preventDefault();
    event.stopPropagation();
    const checked = questionTemplateName.safeParse(typed);
    setProblem(checked.success ? undefined : { words: checked.error.issues[0]?.message ?? '' });
    if (checked.success) onName(checked.data, () => setTyped(''));
  };
  const refusal = failure === null ? undefined : textFor(failure, {}, 'Failed to save the template');
  return (
    <form ref={form} noValidate onSubmit={send} className={styles.templateName}>
      <TextField
        label={label}
        description={description}
        value={typed}
        maxLength={limits.name}
        onChange={(text) => {
          setTyped(text);
          setProblem(undefined);
        }}
        errorMessage={problem?.words ?? refusal}
      />
      <Inline space={2}>{children}</Inline>
    </form>
  );
}
