import { autocompleteMinimum } from '@waypost/contracts/constants';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { findListedCity } from '../../entities/lookup/listed-city.ts';
import { lookUpCities } from '../../entities/lookup/lookups.ts';
import { fieldId } from '../../forms/field-id.ts';
import { useAfterPress } from '../../forms/use-after-press.ts';
import { Autocomplete } from '../../ui/autocomplete.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Inline, Stack } from '../../ui/layout.tsx';
import type { Lookup } from '../../ui/lookup.ts';
import { TagList } from '../../ui/tag-list.tsx';
import { Text } from '../../ui/text.tsx';
import { useRefusal } from '../../ui/use-refusal.ts';
import { isSameCity, type JobForm, type Named } from './job-form.ts';

const wholeName = ({ name, detail }: { name: string; detail?: string }) =>
  detail === undefined ? name : `${name}, ${detail}`;

/** Cities by their whole name, so that the chosen ones can be told apart. */
const lookUpWholeNames: Lookup = async (question) =>
  (await lookUpCities(question)).map(({ id, ...city }) => ({ id, name: wholeName(city) }));

const keyOf = (city: Named) => city.id ?? city.name;

type Guess = { typed: string; id: string };

/** The cities that are chosen, and what became of the words that were typed last. */
function useCities() {
  const {
    field: { value: cities, onChange, onBlur, ref },
    fieldState,
  } = useController<JobForm, 'cities'>({ name: 'cities' });
  const {
    getValues,
    formState: { submitCount },
  } = useFormContext<JobForm>();
  const { refusal, refuse, around } = useRefusal<{ city: Named; attempt: number }>();
  /** What was taken for words that several cities are called by. */
  const [guess, setGuess] = useState<Guess>();

  /** Words stay as they were typed until it is known that a listed city is meant: posts are filtered by those alone. */
  const recognise = async (typed: string) => {
    const found = await findListedCity(typed);
    const isTyped = (city: Named) => city.id === undefined && city.name === typed;
    const now = getValues('cities');
    // It may have been taken out meanwhile.
    if (found === undefined || !now.some(isTyped)) return;
    const listed = { id: found.id, name: wholeName(found) };
    const isThere = now.some(({ id }) => id === listed.id);
    if (isThere) refuse({ city: listed, attempt: submitCount });
    setGuess(found.isShared ? { typed, id: listed.id } : undefined);
    onChange(now.flatMap((city) => (!isTyped(city) ? [city] : isThere ? [] : [listed])));
  };
  const add = (city: Named | null, wasTyped = false) => {
    const isThere = city !== null && cities.some((other) => isSameCity(other, city));
    if (city === null) return;
    if (isThere) return refuse({ city, attempt: submitCount });
    onChange([...cities, city]);
    if (wasTyped && city.id === undefined) void recognise(city.name);
  };
  return {
    cities,
    input: { onBlur, ref },
    fieldState,
    add,
    set: onChange,
    around,
    /** Settled as soon as the other one is taken out, or somebody goes on. */
    isTwice: refusal?.attempt === submitCount && cities.some((other) => isSameCity(other, refusal.city)),
    guess: cities.some(({ id }) => id !== undefined && id === guess?.id) ? guess : undefined,
  };
}

function ChosenCities({ cities, guess, set }: Pick<ReturnType<typeof useCities>, 'cities' | 'guess' | 'set'>) {
  return (
    <Stack space={2} align="start">
      <TagList
        label="Selected locations"
        items={cities.map((city) => ({
          id: keyOf(city),
          label: city.name,
          ...(city.id === undefined && { note: 'custom' }),
        }))}
        onRemove={(key) => set(cities.filter((city) => keyOf(city) !== key))}
      />
      <output>
        {guess === undefined ? null : (
          <Text as="span" tone="muted">
            Several cities are called “{guess.typed}”. If you mean another one, remove this one and add yours with its
            state or country.
          </Text>
        )}
      </output>
      <Inline>
        <Button size="sm" variant="quiet" onPress={() => set([])}>
          Clear All
        </Button>
      </Inline>
    </Stack>
  );
}

export function Locations() {
  const { cities, input, fieldState, around, add, set, isTwice, guess } = useCities();
  const errorMessage = useAfterPress(isTwice ? 'This city has already been added' : fieldState.error?.message);
  return (
    <Stack space={3}>
      <div {...around}>
        <Autocomplete
          id={fieldId('cities')}
          label="Locations"
          description="Search for a city or type your own. A job can have several."
          errorMessage={errorMessage}
          value={null}
          onChange={add}
          {...input}
          load={lookUpWholeNames}
          minimum={autocompleteMinimum.cities}
          allowsCustom
          clearsOnChoice
          leading={<MapPin size={16} aria-hidden />}
        />
      </div>
      {cities.length === 0 ? (
        // Nobody is warned of what they have not come to yet; the words stand there all along, so that nothing moves.
        <Banner tone={fieldState.isTouched ? 'warning' : 'neutral'}>
          <Text>No locations selected. Please add at least one location where this job can be performed.</Text>
        </Banner>
      ) : (
        <ChosenCities cities={cities} guess={guess} set={set} />
      )}
    </Stack>
  );
}
