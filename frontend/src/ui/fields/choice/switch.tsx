import type { ReactNode } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch';
import { Text } from 'react-aria-components/Text';
import * as field from '../field.css.ts';
import * as choice from './checkbox.css.ts';
import * as styles from './switch.css.ts';

export type SwitchProps = Omit<
  SwitchFieldProps,
  'className' | 'style' | 'children' | 'isInvalid' | 'validationBehavior'
> & {
  children: ReactNode;
  description?: string;
  /** Words first, as in a list of settings. */
  isAtEnd?: boolean;
};

/** For what takes effect at once. In a form that is sent, take a Checkbox. */
export function Switch({ children, description, isAtEnd = false, ...rest }: SwitchProps) {
  return (
    <SwitchField {...rest} className={field.field}>
      <SwitchButton className={isAtEnd ? `${choice.choice} ${styles.atEnd}` : choice.choice}>
        <span className={styles.track}>
          <span className={styles.thumb} />
        </span>
        <span className={choice.words}>{children}</span>
      </SwitchButton>
      {description === undefined ? null : (
        <Text slot="description" className={field.description}>
          {description}
        </Text>
      )}
    </SwitchField>
  );
}
