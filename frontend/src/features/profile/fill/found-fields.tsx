import { autocompleteMinimum } from '@waypost/contracts/constants';
import { lookUpCities } from '../../../entities/lookup/cities.ts';
import { quoted } from '../../../format/quoted.ts';
import { Checkbox } from '../../../ui/fields/choice/checkbox.tsx';
import { Autocomplete } from '../../../ui/fields/combo/autocomplete.tsx';
import { Select } from '../../../ui/fields/select/select.tsx';
import { TextArea } from '../../../ui/fields/text/text-area.tsx';
import { TextField } from '../../../ui/fields/text/text-field.tsx';
import { cityIn, type FieldValue, type FillField, isTicked, type Values } from './fill-fields.ts';
import * as styles from './fill.css.ts';

type FoundFieldProps = {
  id: string;
  field: FillField;
  values: Values;
  errorMessage: string | undefined;
  onChange: (value: FieldValue) => void;
};

function CityField({ id, field, values, errorMessage, onChange }: FoundFieldProps) {
  const written = values['written_city'];
  const city = cityIn(values);
  return (
    <Autocomplete
      id={id}
      label={field.label}
      value={city}
      onChange={onChange}
      load={lookUpCities}
      minimum={autocompleteMinimum.cities}
      errorMessage={errorMessage}
      {...(written && city === null ? { description: `The resume says ${quoted(String(written))}` } : {})}
    />
  );
}

function TextualField({ id, field, values, errorMessage, onChange }: FoundFieldProps) {
  const { name, label, kind, limit, hint: description, isOptional = false } = field;
  const value = values[name];
  const shared = {
    id,
    label,
    isOptional,
    errorMessage,
    value: typeof value === 'string' ? value : '',
    onChange,
    ...(description !== undefined && { description }),
  };
  if (kind === 'text') return <TextArea {...shared} rows={3} {...(limit !== undefined && { limit })} />;
  return <TextField {...shared} type={kind === 'date' ? 'date' : 'text'} />;
}

/** One field of what was found, by its kind. */
export function FoundField(props: FoundFieldProps) {
  const { id, field, values, errorMessage, onChange } = props;
  const { name, label, kind, options = [] } = field;
  if (kind === 'city') return <CityField {...props} />;
  if (kind === 'tick') {
    return (
      <Checkbox isSelected={isTicked(values, name)} onChange={onChange}>
        {label}
      </Checkbox>
    );
  }
  if (kind === 'choice') {
    return (
      <Select
        id={id}
        label={label}
        options={options}
        value={String(values[name] ?? '')}
        onChange={onChange}
        errorMessage={errorMessage}
      />
    );
  }
  return <TextualField {...props} />;
}

type FoundFieldsProps = {
  itemKey: string;
  fields: readonly FillField[];
  values: Values;
  problems: Readonly<Record<string, string>>;
  onChange: (values: Values) => void;
};

/** The id of a field in the page. */
export const foundFieldId = (itemKey: string, name: string) => `fill-${itemKey}-${name}`;

export function FoundFields({ itemKey, fields, values, problems, onChange }: FoundFieldsProps) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <div key={field.name} className={field.kind === 'text' || fields.length === 1 ? styles.wide : undefined}>
          <FoundField
            id={foundFieldId(itemKey, field.name)}
            field={field}
            values={values}
            errorMessage={problems[field.name]}
            onChange={(value) => onChange({ ...values, [field.name]: value })}
          />
        </div>
      ))}
    </div>
  );
}
