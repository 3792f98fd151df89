import type { ReactNode } from 'react';
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  RadioButton,
  RadioField,
} from 'react-aria-components/RadioGroup';
import { Badge } from '../../content/badge.tsx';
import * as field from '../field.css.ts';
import { FieldLabel, FieldMessages, type FieldWords, splitFieldWords } from '../field.tsx';
import * as choice from './checkbox.css.ts';
import * as styles from './radio-group.css.ts';

function Dot() {
  return (
    <span className={`${choice.box} ${choice.round}`}>
      <span className={choice.dot} />
    </span>
  );
}

export type RadioOption = { value: string; label: ReactNode; description?: string; isDisabled?: boolean };

type GroupProps = FieldWords &
  Omit<AriaRadioGroupProps, 'className' | 'style' | 'children' | 'isInvalid' | 'validationBehavior'>;

/** With '' as the choice react-aria looks for an option of that name and lets no key into the group; `null` is no choice. */
const orNone = ({ value, ...rest }: Omit<GroupProps, keyof FieldWords>): Omit<GroupProps, keyof FieldWords> =>
  value === undefined ? rest : { ...rest, value: value || null };

export type RadioGroupProps = GroupProps & { options: readonly RadioOption[]; isInline?: boolean };

export function RadioGroup({ options, isInline = false, ...props }: RadioGroupProps) {
  const [words, rest] = splitFieldWords(props);
  return (
    <AriaRadioGroup
      {...orNone(rest)}
      isInvalid={words.errorMessage !== undefined}
      validationBehavior="aria"
      className={field.field}
    >
      <FieldLabel {...words} />
      <div className={isInline ? `${choice.options} ${choice.inline}` : choice.options}>
        {options.map(({ value, label, description, isDisabled = false }) => (
          <RadioField key={value} value={value} isDisabled={isDisabled}>
            <RadioButton className={choice.choice}>
              <Dot />
              <span className={choice.words}>
                {label}
                {description === undefined ? null : <span className={choice.hint}>{description}</span>}
              </span>
            </RadioButton>
          </RadioField>
        ))}
      </div>
      <FieldMessages {...words} />
    </AriaRadioGroup>
  );
}

export type RadioCard = {
  value: string;
  title: string;
  description: string;
  icon?: ReactNode;
  isDisabled?: boolean;
  /** Says why it cannot be chosen, or what it is now. */
  note?: string;
};

export type RadioCardsProps = GroupProps & { cards: readonly RadioCard[] };

/** A choice that deserves a sentence each: a role, a dashboard. */
export function RadioCards({ cards, ...props }: RadioCardsProps) {
  const [words, rest] = splitFieldWords(props);
  return (
    <AriaRadioGroup
      {...orNone(rest)}
      isInvalid={words.errorMessage !== undefined}
      validationBehavior="aria"
      className={field.field}
    >
      <FieldLabel {...words} />
      <div className={styles.cards}>
        {cards.map(({ value, title, description, icon, isDisabled = false, note }) => (
          <RadioField key={value} value={value} isDisabled={isDisabled}>
            <RadioButton className={styles.card}>
              <span className={styles.cardTop}>
                <span className={styles.cardIcon}>{icon}</span>
                {note === undefined ? <Dot /> : <Badge>{note}</Badge>}
              </span>
              <span className={styles.cardTitle}>{title}</span>
              <span className={styles.cardText}>{description}</span>
            </RadioButton>
          </RadioField>
        ))}
      </div>
      <FieldMessages {...words} />
    </AriaRadioGroup>
  );
}
