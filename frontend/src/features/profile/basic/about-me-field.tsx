import { limits } from '@waypost/contracts/constants';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { fieldId } from '../../../forms/field-id.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import type { BasicForm } from './basic-form.ts';

/** Takes no more than may be kept, and says so instead of cutting what is pasted. */
export function AboutMeField() {
  const { field, fieldState } = useController<BasicForm, 'about_me'>({ name: 'about_me' });
  const [isRefused, setRefused] = useState(false);
  const { length } = field.value;
  const change = (next: string) => {
    const isTooLong = next.length > limits.aboutMe && next.length > length;
    setRefused(isTooLong);
    if (!isTooLong) field.onChange(next);
  };
  const isNear = length > limits.aboutMeWarning;
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
      {...(isNear && !isRefused && { description: 'Approaching character limit' })}
      errorMessage={isRefused ? 'Character limit exceeded!' : fieldState.error?.message}
    />
  );
}
