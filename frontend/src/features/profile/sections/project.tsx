import { limits } from '@waypost/contracts/constants';
import { startUntil } from '@waypost/contracts/entities/profile-sections';
import { useFormContext } from 'react-hook-form';
import { ownToday } from '../../../format/own-day.ts';
import { FormText, FormTextArea } from '../../../forms/fields.tsx';
import { itemEditor } from '../editor/item-editor.ts';
import { DateField, FieldGrid } from './form-parts.tsx';

type ProjectForm = {
  project_name: string;
  description: string;
  project_link: string;
  start_date: string;
  end_date: string;
};

function Fields() {
  const { control } = useFormContext<ProjectForm>();
  return (
    <>
      <FormText control={control} name="project_name" label="Name" />
      <FormTextArea control={control} name="description" label="Description" limit={limits.summary} />
      <FormText control={control} name="project_link" label="Link" isOptional type="url" placeholder="https://" />
      <FieldGrid>
        <DateField<ProjectForm>
          name="start_date"
          label="Start date"
          isOptional
          description="Left empty, it is the end date, or today."
        />
        <DateField<ProjectForm>
          name="end_date"
          label="End date"
          isOptional
          description="Leave it empty while the project goes on."
        />
      </FieldGrid>
    </>
  );
}

export const projectEditor = itemEditor<'projects', ProjectForm>({
  section: 'projects',
  noun: 'projects',
  titles: { add: 'Add project', edit: 'Edit project' },
  size: 'lg',
  empty: { project_name: '', description: '', project_link: '', start_date: '', end_date: '' },
  formOf: ({ project_name, description, project_link = '', start_date, end_date = '' }) => ({
    project_name,
    description,
    project_link,
    start_date,
    end_date,
  }),
  write: ({ start_date, project_link, ...form }) => ({
    ...form,
    start_date: start_date || startUntil(form.end_date, ownToday()),
    project_link: project_link.trim(),
  }),
  labels: {
    project_name: 'Name',
    description: 'Description',
    project_link: 'Link',
    start_date: 'Start date',
    end_date: 'End date',
  },
  Fields,
});
