import type { Resume } from '@waypost/contracts/entities/resume';
import { useId } from 'react';
import { PlainRadio } from '../../ui/fields/choice/plain-choice.tsx';
import * as styles from './resume-parts.css.ts';
import { ResumeActions, type ResumeActionsProps, ResumeFacts } from './resume-parts.tsx';

type ChoosableResumeProps = Omit<ResumeActionsProps, 'name'> & {
  resume: Resume;
  isSelected: boolean;
  onSelect: () => void;
};

/** A resume in a list of which one is sent. */
export function ChoosableResume({ resume, isSelected, onSelect, ...actions }: ChoosableResumeProps) {
  const id = useId();
  const name = resume.original_name;
  const isDisabled = actions.isDisabled || resume.text_status === 'unreadable';
  return (
    <li className={styles.resume} data-selected={isSelected}>
      <label className={styles.choice} data-disabled={isDisabled || undefined}>
        <PlainRadio
          name="resume"
          aria-label={name}
          aria-describedby={id}
          checked={isSelected}
          disabled={isDisabled}
          onChange={onSelect}
        />
        <span className={styles.name}>
          {name}
          <ResumeFacts id={id} resume={resume} />
        </span>
      </label>
      <ResumeActions name={name} {...actions} />
    </li>
  );
}
