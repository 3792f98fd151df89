import { defaults } from '@waypost/contracts/constants';
import { gradeTypes, letterGrades, maxGpas } from '@waypost/contracts/profile-choices';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { lookUpDegrees, lookUpFieldsOfStudy, lookUpInstitutions } from '../../../entities/lookup/studies.ts';
import { fieldId } from '../../../forms/field-id.ts';
import { FormSelect, FormText } from '../../../forms/fields.tsx';
import type { LookupValue } from '../../../ui/fields/combo/lookup.ts';
import { Select } from '../../../ui/fields/select/select.tsx';
import { itemEditor } from '../editor/item-editor.ts';
import { FieldGrid, named, NameField, SpanFields } from './form-parts.tsx';

type GradeType = (typeof gradeTypes)[number];
type EducationForm = {
  degree: LookupValue | null;
  field_of_study: LookupValue | null;
  institution: LookupValue | null;
  start_date: string;
  end_date: string;
  is_current: boolean;
  grade_type: GradeType;
  /** As it was typed. A number field knows its value once it is left: the press on Save would take its error away, and so miss. */
  grade: string;
  letter: string | null;
  max_gpa: string;
};

/** A grade of another type is another grade: changing the type takes the value away. */
function GradeTypeField() {
  const { control, setValue, clearErrors } = useFormContext<EducationForm>();
  const { field } = useController({ control, name: 'grade_type' });
  return (
    <Select
      {...field}
      id={fieldId('grade_type')}
      label="Grade type"
      options={named(gradeTypes)}
      onChange={(type) => {
        if (type === field.value) return;
        field.onChange(type);
        setValue('grade', '', { shouldDirty: true });
        setValue('letter', null, { shouldDirty: true });
        clearErrors('grade');
      }}
    />
  );
}

function GradeFields() {
  const { control } = useFormContext<EducationForm>();
  const type = useWatch({ control, name: 'grade_type' });
  return (
    <FieldGrid>
      <GradeTypeField />
      {type === 'Letter' ? (
        <FormSelect control={control} name="letter" label="Grade" isOptional options={named(letterGrades)} />
      ) : (
        <FormText
          control={control}
          name="grade"
          label={type === 'Percentage' ? 'Grade in percent' : 'Grade'}
          isOptional
          inputMode="decimal"
        />
      )}
      {type === 'GPA' ? (
        <FormSelect
          control={control}
          name="max_gpa"
          label="Maximum GPA"
          options={named(maxGpas.map(String))}
          comparedWith="grade"
        />
      ) : null}
    </FieldGrid>
  );
}

function Fields() {
  return (
    <>
      <NameField<EducationForm> name="degree" label="Degree" load={lookUpDegrees} />
      <NameField<EducationForm> name="field_of_study" label="Field of study" load={lookUpFieldsOfStudy} />
      <NameField<EducationForm> name="institution" label="Institution" load={lookUpInstitutions} />
      <SpanFields current="Currently studying here" />
      <GradeFields />
    </>
  );
}

/** One of the list by its id, words of one's own as they are. */
const chosen = (name: string, value: LookupValue | null) =>
  value?.id === undefined ? { [`custom_${name}`]: value?.name ?? '' } : { [`${name}_id`]: value.id };

const valueOf = (id: string | undefined, name: string | undefined): LookupValue | null =>
  name === undefined ? null : { name, ...(id !== undefined && { id }) };

/** Nothing is said of a grade that is not given, neither its type nor what it is out of. */
function gradeOf({ grade_type, grade, letter, max_gpa }: EducationForm) {
  if (grade_type === 'Letter') return letter === null ? {} : { grade_type, grade_value: letter };
  if (grade.trim() === '') return {};
  const number = Number(grade);
  const outOf = maxGpas.find((most) => String(most) === max_gpa);
  return {
    grade_type,
    grade_value: Number.isNaN(number) ? grade : number,
    ...(grade_type === 'GPA' && outOf !== undefined && { max_gpa: outOf }),
  };
}

export const educationEditor = itemEditor<'educations', EducationForm>({
  section: 'educations',
  noun: 'education',
  titles: { add: 'Add education', edit: 'Edit education' },
  size: 'lg',
  empty: {
    degree: null,
    field_of_study: null,
    institution: null,
    start_date: '',
    end_date: '',
    is_current: false,
    grade_type: 'GPA',
    grade: '',
    letter: null,
    max_gpa: String(defaults.maxGpa),
  },
  formOf: ({ degree, field_of_study: field, institution, grade_value, grade_type, ...item }) => ({
    degree: valueOf(item.degree_id, degree.name ?? degree.custom_degree),
    field_of_study: valueOf(item.field_of_study_id, field?.name ?? field?.custom_field_of_study),
    institution: valueOf(item.institution_id, institution.name ?? institution.custom_institution),
    start_date: item.start_date,
    end_date: item.end_date ?? '',
    is_current: item.is_current,
    grade_type: grade_type ?? 'GPA',
    grade: typeof grade_value === 'number' ? String(grade_value) : '',
    letter: typeof grade_value === 'string' ? grade_value : null,
    max_gpa: String(item.max_gpa),
  }),
  write: ({ degree, field_of_study, institution, start_date, end_date, is_current, ...grade }) => ({
    ...chosen('degree', degree),
    ...chosen('field_of_study', field_of_study),
    ...chosen('institution', institution),
    start_date,
    end_date,
    is_current,
    ...gradeOf({ degree, field_of_study, institution, start_date, end_date, is_current, ...grade }),
  }),
  required: ['start_date'],
  fieldAt: {
    degree_id: 'degree',
    custom_degree: 'degree',
    field_of_study_id: 'field_of_study',
    custom_field_of_study: 'field_of_study',
    institution_id: 'institution',
    custom_institution: 'institution',
    grade_value: 'grade',
  },
  labels: {
    degree: 'Degree',
    field_of_study: 'Field of study',
    institution: 'Institution',
    start_date: 'Start date',
    end_date: 'End date',
    is_current: 'Currently studying here',
    grade_type: 'Grade type',
    grade: 'Grade',
    letter: 'Letter grade',
    max_gpa: 'Maximum GPA',
  },
  Fields,
});
