import { defaults, limits } from '@waypost/contracts/constants';
import { workExperienceTypes } from '@waypost/contracts/profile-choices';
import { useFormContext } from 'react-hook-form';
import { companyContent } from '../../../entities/lookup/company-content.ts';
import { CompanyField } from '../../../entities/lookup/company-field.tsx';
import { FormSelect, FormText, FormTextArea } from '../../../forms/fields.tsx';
import type { LookupValue } from '../../../ui/fields/combo/lookup.ts';
import { itemEditor } from '../editor/item-editor.ts';
import { CityField, FieldGrid, named, SpanFields } from './form-parts.tsx';

type WorkForm = {
  job_title: string;
  company_name: LookupValue | null;
  city: LookupValue | null;
  job_type: (typeof workExperienceTypes)[number];
  start_date: string;
  end_date: string;
  is_current: boolean;
  work_summary: string;
};

function Fields() {
  const { control } = useFormContext<WorkForm>();
  return (
    <>
      <FormText control={control} name="job_title" label="Title" />
      <CompanyField label="Company" />
      <FieldGrid>
        <CityField<WorkForm> name="city" />
        <FormSelect control={control} name="job_type" label="Job type" options={named(workExperienceTypes)} />
      </FieldGrid>
      <SpanFields current="Currently work here" />
      <FormTextArea control={control} name="work_summary" label="Summary" isOptional limit={limits.summary} />
    </>
  );
}

export const workExperienceEditor = itemEditor<'work_experiences', WorkForm>({
  section: 'work_experiences',
  noun: 'work experience',
  titles: { add: 'Add work experience', edit: 'Edit work experience' },
  size: 'lg',
  empty: {
    job_title: '',
    company_name: null,
    city: null,
    job_type: defaults.jobType,
    start_date: '',
    end_date: '',
    is_current: false,
    work_summary: '',
  },
  formOf: ({ job_title, company_name, custom_company, address, start_date, end_date = '', ...item }) => {
    const company = custom_company?.name ?? company_name;
    const { city_id: id, city } = address ?? {};
    return {
      job_title,
      // One of the list is told by its name: whether it is still there is for the list to say.
      company_name:
        company === undefined ? null : { name: company, ...(custom_company === undefined && { id: company }) },
      city: id === undefined ? null : { id, name: city?.name ?? '' },
      job_type: item.job_type,
      start_date,
      end_date,
      is_current: item.is_current,
      work_summary: item.work_summary,
    };
  },
  write: ({ company_name, city, ...form }) => ({
    ...form,
    ...companyContent(company_name),
    address: { city_id: city?.id ?? '' },
  }),
  fieldAt: { address: 'city', custom_company: 'company_name' },
  labels: {
    job_title: 'Title',
    company_name: 'Company',
    city: 'City',
    job_type: 'Job type',
    start_date: 'Start date',
    end_date: 'End date',
    is_current: 'Currently work here',
    work_summary: 'Summary',
  },
  Fields,
});
