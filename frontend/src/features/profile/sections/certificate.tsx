import { startUntil } from '@waypost/contracts/entities/profile-sections';
import { useFormContext } from 'react-hook-form';
import { ownToday } from '../../../format/own-day.ts';
import { FormText } from '../../../forms/fields.tsx';
import { itemEditor } from '../editor/item-editor.ts';
import { DateField, FieldGrid } from './form-parts.tsx';

type CertificateForm = {
  certificate_name: string;
  issuing_organisation: string;
  issue_date: string;
  expiry_date: string;
  certificate_link: string;
};

function Fields() {
  const { control } = useFormContext<CertificateForm>();
  return (
    <>
      <FormText control={control} name="certificate_name" label="Name" />
      <FormText control={control} name="issuing_organisation" label="Issuing organization" />
      <FieldGrid>
        <DateField<CertificateForm>
          name="issue_date"
          label="Issue date"
          isOptional
          description="Left empty, it is today, or the expiry date where that is over."
        />
        <DateField<CertificateForm> name="expiry_date" label="Expiry date" isOptional />
      </FieldGrid>
      <FormText
        control={control}
        name="certificate_link"
        label="Credential URL"
        isOptional
        type="url"
        placeholder="https://"
      />
    </>
  );
}

export const certificateEditor = itemEditor<'certificates', CertificateForm>({
  section: 'certificates',
  noun: 'certifications',
  titles: { add: 'Add license or certification', edit: 'Edit license or certification' },
  size: 'md',
  empty: { certificate_name: '', issuing_organisation: '', issue_date: '', expiry_date: '', certificate_link: '' },
  formOf: ({ certificate_name, issuing_organisation, issue_date, expiry_date = '', certificate_link = '' }) => ({
    certificate_name,
    issuing_organisation,
    issue_date,
    expiry_date,
    certificate_link,
  }),
  write: ({ issue_date, certificate_link, ...form }) => ({
    ...form,
    issue_date: issue_date || startUntil(form.expiry_date, ownToday()),
    certificate_link: certificate_link.trim(),
  }),
  labels: {
    certificate_name: 'Name',
    issuing_organisation: 'Issuing organization',
    issue_date: 'Issue date',
    expiry_date: 'Expiry date',
    certificate_link: 'Credential URL',
  },
  Fields,
});
