import { autocompleteMinimum } from '@waypost/contracts/constants';
import { Building2 } from 'lucide-react';
import { useController } from 'react-hook-form';
import { fieldId } from '../../forms/field-id.ts';
import { Autocomplete } from '../../ui/autocomplete.tsx';
import type { LookupValue } from '../../ui/lookup.ts';
import { lookUpCompanies } from './lookups.ts';

/** The company in a form that calls it `company_name`: one that is listed, or another by its name. */
export function CompanyField({ label }: { label: string }) {
  const { field, fieldState } = useController<{ company_name: LookupValue | null }, 'company_name'>({
    name: 'company_name',
  });
  return (
    <Autocomplete
      {...field}
      id={fieldId('company_name')}
      label={label}
      description="Choose a listed company, or keep the name you type."
      errorMessage={fieldState.error?.message}
      load={lookUpCompanies}
      minimum={autocompleteMinimum.companies}
      allowsCustom
      leading={<Building2 size={16} aria-hidden />}
    />
  );
}
