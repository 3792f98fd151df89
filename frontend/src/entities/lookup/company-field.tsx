import { autocompleteMinimum } from '@waypost/contracts/constants';
import { Building2 } from 'lucide-react';
import { ListedOrOwn } from '../../forms/listed-or-own.tsx';
import type { LookupValue } from '../../ui/fields/combo/lookup.ts';
import { lookUpCompanies } from './lookups.ts';

/** The company in a form that calls it `company_name`: one that is listed, or another by its name. */
export const CompanyField = ({ label }: { label: string }) => (
  <ListedOrOwn<{ company_name: LookupValue | null }>
    name="company_name"
    label={label}
    description="Choose a listed company, or keep the name you type."
    load={lookUpCompanies}
    minimum={autocompleteMinimum.companies}
    leading={<Building2 size={16} aria-hidden />}
  />
);
