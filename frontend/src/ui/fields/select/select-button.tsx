import { ChevronDown } from 'lucide-react';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { latePart, useLatePart } from '../../behaviour/late-part.ts';
import { useGiven } from '../../behaviour/take-over.tsx';
import * as field from '../field.css.ts';
import { FieldFrame, type FieldWords, useFieldIds } from '../field.tsx';
import type { SelectListProps } from './select-list.tsx';
import * as styles from './select.css.ts';

const selectList = latePart(() => import('./select-list.tsx'), 'SelectList');

type SelectButtonProps = {
  words: FieldWords;
  id?: string | undefined;
  /** What is chosen, in words. */
  shown: string;
  isPlaceholder?: boolean;
  isDisabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  list: Omit<SelectListProps, 'trigger' | 'onGiven' | 'isOpen' | 'onOpenChange' | 'onBlur'>;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** The button of a list to choose from. The list comes when somebody is about to press. */
export function SelectButton({
  words,
  id,
  shown,
  isPlaceholder = false,
  isDisabled = false,
  onBlur,
  list,
  ref,
}: SelectButtonProps) {
  const { Part: List, whenThere, ahead } = useLatePart(selectList);
  const { given, onGiven } = useGiven();
  const [isOpen, setOpen] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => trigger.current as HTMLButtonElement);
  const ids = useFieldIds(words, id);
  const shownId = `${ids.label}-shown`;
  const isInvalid = words.errorMessage !== undefined;
  const open = () => whenThere(() => setOpen(true));
  const openByArrow: ButtonProps['onKeyDown'] = (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') open();
    else event.continuePropagation();
  };
  const early = { onPress: open, onPressChange: setPressed, onKeyDown: openByArrow, ...(onBlur && { onBlur }) };
  // What react-aria gives acts when a press begins, so one that began before stays with who has seen that.
  const own = List === undefined || isPressed ? early : given;
  return (
    <div className={field.field} {...ahead}>
      <FieldFrame words={words} ids={ids} onLabelClick={() => trigger.current?.focus()}>
        <Button
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          {...own}
          ref={trigger}
          id={ids.control}
          aria-labelledby={`${shownId} ${ids.label}`}
          {...(ids.describedBy !== undefined && { 'aria-describedby': ids.describedBy })}
          isDisabled={isDisabled}
          className={`${field.box} ${styles.trigger}`}
          data-invalid={isInvalid || undefined}
        >
          <span id={shownId} className={styles.value} data-placeholder={isPlaceholder || undefined}>
            {shown}
          </span>
          <ChevronDown size={16} aria-hidden className={styles.chevron} />
        </Button>
      </FieldFrame>
      {List === undefined ? null : (
        <List
          {...list}
          trigger={trigger}
          onGiven={onGiven}
          isOpen={isOpen}
          onOpenChange={setOpen}
          aria-labelledby={ids.label}
          isDisabled={isDisabled}
          isInvalid={isInvalid}
          {...(onBlur && { onBlur })}
        />
      )}
    </div>
  );
}
