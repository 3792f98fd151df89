import type { Resume } from '@waypost/contracts/entities/resume';
import { useId } from 'react';
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
  return (
    <li className={styles.resume} data-selected={isSelected}>
      <label className={styles.choice}>
        <input
          type="radio"
          name="resume"
          className={styles.radio}
          aria-label={name}
          aria-describedby={id}
          checked={isSelected}
          disabled={actions.isDisabled || resume.text_status === 'unreadable'}
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
