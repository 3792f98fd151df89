import { autocompleteMinimum } from '@waypost/contracts/constants';
import { ratingFilters, type RatingFilter } from '@waypost/contracts/note-limits';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { lookUpCountries } from '../../../entities/lookup/lookups.ts';
import { useOwnChanges } from '../../../ui/behaviour/use-own-changes.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Autocomplete } from '../../../ui/fields/combo/autocomplete.tsx';
import { Select } from '../../../ui/fields/select/select.tsx';
import { NumberField } from '../../../ui/fields/text/number-field.tsx';
import { SearchField } from '../../../ui/fields/text/search-field.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { changed, countFilters, isSameChoice, withoutFilters, type ApplicantList } from '../applicant-list.ts';
import * as styles from './filter-bar.css.ts';
import { checkFilters, type FilterErrors, formOf } from './filter-form.ts';

type FilterBarProps = {
  list: ApplicantList;
  onChange: (list: ApplicantList) => void;
  /** One field below the other, as in a sheet. */
  isStacked?: boolean;
  /** Then nobody is found by what is hidden. */
  isBlind: boolean;
};

/** Filters beside the list hold by themselves, once nothing has been typed for so long. */
const typingPause = 400;
const oneDigitAfterAnother = { useGrouping: false } as const;

/** What stands in the fields: it holds once it is applied, and says then what is wrong with it. */
function useFilterForm({ list, onChange, isStacked = false }: Omit<FilterBarProps, 'isBlind'>) {
  const isLive = !isStacked;
  const [form, setForm] = useState(() => formOf(list));
  const [errors, setErrors] = useState<FilterErrors>({});
  const minimum = useRef<HTMLInputElement>(null);
  const maximum = useRef<HTMLInputElement>(null);
  const sends = useOwnChanges(list, isSameChoice, () => {
    const own = checkFilters(form);
    if (own.errors === undefined && isSameChoice(changed(list, own.filters), list)) return;
    setForm(formOf(list));
    setErrors({});
  });
  const set = (change: Partial<typeof form>) => setForm((before) => ({ ...before, ...change }));

  const [closeToast, setCloseToast] = useState<() => void>();
  const apply = (next = form) => {
    const checked = checkFilters(next);
    if (checked.errors !== undefined) {
      setErrors(checked.errors);
      const close = toast.error('Please fix the filter errors before applying');
      setCloseToast(() => close);
      (checked.errors.minimum === undefined ? maximum : minimum).current?.focus();
      return;
    }
    setErrors({});
    closeToast?.();
    sends(changed(list, checked.filters));
    onChange(changed(list, checked.filters));
  };
  const settle = useEffectEvent(() => {
    const checked = checkFilters(form);
    // What is wrong is said when it is asked for, and unsaid as soon as it is right.
    if (checked.errors !== undefined) return;
    if (!isSameChoice(changed(list, checked.filters), list)) return apply();
    setErrors({});
    closeToast?.();
  });
  useEffect(() => {
    if (!isLive) return;
    const timer = setTimeout(() => settle(), typingPause);
    return () => clearTimeout(timer);
  }, [form, isLive]);
  return { form, set, errors, minimum, maximum, apply };
}

function YearFields({ form, set, errors, minimum, maximum }: ReturnType<typeof useFilterForm>) {
  return (
    <div className={styles.years}>
      <NumberField
        ref={minimum}
        label="Min experience"
        placeholder="Years"
        formatOptions={oneDigitAfterAnother}
        value={form.minimum}
        onChange={(value) => set({ minimum: value })}
        errorMessage={errors.minimum}
      />
      <NumberField
        ref={maximum}
        label="Max experience"
        placeholder="Years"
        formatOptions={oneDigitAfterAnother}
        value={form.maximum}
        onChange={(value) => set({ maximum: value })}
        errorMessage={errors.maximum}
      />
    </div>
  );
}

const ratingWords: Record<RatingFilter | '', string> = {
  '': 'Any rating',
  '5': '5 stars',
  '4': '4+ stars',
  '3': '3+ stars',
  '2': '2+ stars',
  '1': 'Rated',
  none: 'Not rated',
};
const ratingOptions = (['', ...ratingFilters] as const).map((value) => ({ value, label: ratingWords[value] }));

/** Search, experience, country and one's own rating. */
export function FilterBar({ list, onChange, isBlind, isStacked = false }: FilterBarProps) {
  const filter = useFilterForm({ list, onChange, isStacked });
  const { form, set, apply } = filter;
  return (
    <search aria-label="Filter applicants">
      <form
        className={isStacked ? styles.stacked : styles.bar}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          apply();
        }}
      >
        <div className={isStacked ? undefined : styles.search}>
          <SearchField
            label="Search"
            placeholder={isBlind ? 'Applicant number' : 'Name, e-mail or headline'}
            value={form.search}
            onChange={(search) => set({ search })}
            onSubmit={() => apply()}
            onClear={() => apply({ ...form, search: '' })}
          />
        </div>
        <div className={isStacked ? undefined : styles.range}>
          <YearFields {...filter} />
        </div>
        <div className={isStacked ? undefined : styles.choice}>
          <Autocomplete
            label="Country"
            placeholder="Any country"
            noResults="No countries found"
            load={lookUpCountries}
            minimum={autocompleteMinimum.countries}
            value={form.country === '' ? null : { name: form.country }}
            onChange={(country) => set({ country: country?.name ?? '' })}
          />
        </div>
        <div className={isStacked ? undefined : styles.choice}>
          <Select
            label="Your rating"
            options={ratingOptions}
            value={form.rating}
            onChange={(rating) => set({ rating })}
          />
        </div>
        <div className={styles.buttons}>
          <Button type="submit" isFullWidth={isStacked}>
            Apply filters
          </Button>
          {countFilters(list) === 0 ? null : (
            <Button variant="quiet" isFullWidth={isStacked} onPress={() => onChange(withoutFilters(list))}>
              Clear filters
            </Button>
          )}
        </div>
      </form>
    </search>
  );
}
