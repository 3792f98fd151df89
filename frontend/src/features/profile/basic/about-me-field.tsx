import { limits } from '@waypost/contracts/constants';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { fieldId } from '../../../forms/field-id.ts';
import { TextArea } from '../../../ui/fields/text/text-area.tsx';
import type { BasicForm } from './basic-form.ts';

/** UTF-16 codes of a letter or an emoji: what adds more was pasted or spoken. */
const typedAtOnce = 2;

/** Nothing is typed beyond what may be kept; what is pasted stays whole, and is to be shortened. */
export function AboutMeField() {
  const { field, fieldState } = useController<BasicForm, 'about_me'>({ name: 'about_me' });
  const [isRefused, setRefused] = useState(false);
  const { length } = field.value;
  const change = (next: string) => {
    const added = next.length - length;
    const isTooLong = next.length > limits.aboutMe && added > 0 && added <= typedAtOnce;
    setRefused(isTooLong);
    if (!isTooLong) field.onChange(next);
  };
  const isNear = length > limits.aboutMeWarning;
  const isExceeded = isRefused || length > limits.aboutMe;
  return (
    <TextArea
      {...field}
      id={fieldId('about_me')}
      label="About me"
      isOptional
      rows={5}
      limit={limits.aboutMe}
      warnFrom={limits.aboutMeWarning}
      onChange={change}
      {...(isNear && !isExceeded && { description: 'Approaching character limit' })}
      errorMessage={isExceeded ? 'Character limit exceeded!' : fieldState.error?.message}
    />
  );
}
