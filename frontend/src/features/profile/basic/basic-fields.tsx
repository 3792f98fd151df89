import { phoneCountries } from '@waypost/contracts/entities/phone';
import { genders } from '@waypost/contracts/profile-choices';
import { useFormContext } from 'react-hook-form';
import { FormNumber, FormSelect, FormText } from '../../../forms/fields.tsx';
import { TextField } from '../../../ui/fields/text/text-field.tsx';
import { CityField, FieldGrid, named } from '../sections/form-parts.tsx';
import { AboutMeField } from './about-me-field.tsx';
import { type BasicForm, basicLabels as labels } from './basic-form.ts';

const genderOptions = [{ value: '', label: 'Not given' }, ...named(genders)];
const countries = phoneCountries().map(({ code, name, callingCode }) => ({
  value: code,
  label: `${name} (+${callingCode})`,
}));

export function BasicFields({ email }: { email: string }) {
  const { control } = useFormContext<BasicForm>();
  return (
    <>
      <FieldGrid>
        <FormText control={control} name="first_name" label={labels.first_name} />
        <FormText control={control} name="last_name" label={labels.last_name} />
        <FormText
          control={control}
          name="username"
          label={labels.username}
          description="The address of your public profile. The old one keeps leading there."
        />
        <TextField label="E-mail" type="email" value={email} isReadOnly description="It comes from your sign-in." />
      </FieldGrid>
      <FormText control={control} name="headline" label={labels.headline} isOptional />
      <FieldGrid>
        <FormSelect control={control} name="gender" label={labels.gender} isOptional options={genderOptions} />
        <CityField<BasicForm> name="city" isOptional />
        <FormSelect control={control} name="phone_country" label={labels.phone_country} options={countries} />
        <FormText control={control} name="phone" label={labels.phone} isOptional type="tel" />
        <FormNumber control={control} name="total_experience" label={labels.total_experience} isOptional decimals={1} />
      </FieldGrid>
      <AboutMeField />
    </>
  );
}
