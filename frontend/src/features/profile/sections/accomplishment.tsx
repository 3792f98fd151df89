import { limits } from '@waypost/contracts/constants';
import { accomplishmentTypes } from '@waypost/contracts/profile-choices';
import { useFormContext } from 'react-hook-form';
import { FormSelect, FormText, FormTextArea } from '../../../forms/fields.tsx';
import { itemEditor } from '../editor/item-editor.ts';
import { named } from './form-parts.tsx';

type AccomplishmentForm = {
  accomplishment_type: (typeof accomplishmentTypes)[number] | null;
  title: string;
  description: string;
};

function Fields() {
  const { control } = useFormContext<AccomplishmentForm>();
  return (
    <>
      <FormSelect control={control} name="accomplishment_type" label="Type" options={named(accomplishmentTypes)} />
      <FormText control={control} name="title" label="Title" />
      <FormTextArea control={control} name="description" label="Description" isOptional limit={limits.summary} />
    </>
  );
}

export const accomplishmentEditor = itemEditor<'accomplishments', AccomplishmentForm>({
  section: 'accomplishments',
  noun: 'accomplishments',
  titles: { add: 'Add accomplishment', edit: 'Edit accomplishment' },
  size: 'md',
  empty: { accomplishment_type: null, title: '', description: '' },
  formOf: ({ accomplishment_type, title, description }) => ({ accomplishment_type, title, description }),
  // Without a choice the contract says that one is needed.
  write: ({ accomplishment_type, ...form }) => ({ ...form, accomplishment_type: accomplishment_type! }),
  labels: { accomplishment_type: 'Type', title: 'Title', description: 'Description' },
  Fields,
});
