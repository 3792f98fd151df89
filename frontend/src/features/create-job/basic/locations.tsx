import { autocompleteMinimum } from '@waypost/contracts/constants';
import { MapPin } from 'lucide-react';
import { useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { lookUpCities } from '../../../entities/lookup/cities.ts';
import { fieldId } from '../../../forms/field-id.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { FreeAutocomplete } from '../../../ui/free-autocomplete.tsx';
import { Inline, Stack } from '../../../ui/layout.tsx';
import type { Lookup } from '../../../ui/lookup.ts';
import { TagList } from '../../../ui/tag-list.tsx';
import { Text } from '../../../ui/text.tsx';
import { isSameCity, type JobForm, type Named } from '../form/job-form.ts';

const wholeName = ({ name, detail }: { name: string; detail?: string }) =>
  detail === undefined ? name : `${name}, ${detail}`;

const keyOf = (city: Named) => city.id ?? city.name;

type Guess = { typed: string; id: string };

/** Cities by their whole name, so that the chosen ones can be told apart, and those whose words mean others too. */
function useWholeNames() {
  const shared = useRef(new Set<string>());
  const load: Lookup = async (question) => {
    const found = await lookUpCities(question);
    const [meant, ...others] = found.filter(({ isMeant }) => isMeant);
    if (meant !== undefined && others.length > 0) shared.current.add(meant.id);
    return found.map((city) => ({ id: city.id, name: wholeName(city), isMeant: city.isMeant }));
  };
  const guessOf = (typed: string, { id }: Named): Guess | undefined =>
    id !== undefined && shared.current.has(id) ? { typed, id } : undefined;
  return { load, guessOf };
}

/** The cities that are chosen, and what became of the words that were typed last. */
function useCities() {
  const {
    field: { value: cities, onChange, onBlur, ref },
    fieldState,
  } = useController<JobForm, 'cities'>({ name: 'cities' });
  const { getValues } = useFormContext<JobForm>();
  const { load, guessOf } = useWholeNames();
  const [refused, setRefused] = useState<Named>();
  /** What was taken for words that several cities are called by. */
  const [guess, setGuess] = useState<Guess>();

  const add = (city: Named | null, typed?: string) => {
    const isThere = city !== null && cities.some((other) => isSameCity(other, city));
    setRefused(isThere ? city : undefined);
    if (city === null || isThere) return;
    onChange([...cities, city]);
    if (typed !== undefined) setGuess(guessOf(typed, city));
  };
  /** Words stay as they were typed until it is known that a listed city is meant: posts are filtered by those alone. */
  const recognise = (typed: string, listed: Named) => {
    const isTyped = (city: Named) => city.id === undefined && city.name === typed;
    const now = getValues('cities');
    if (!now.some(isTyped)) return;
    const isThere = now.some(({ id }) => id === listed.id);
    setRefused(isThere ? listed : undefined);
    setGuess(guessOf(typed, listed));
    onChange(now.flatMap((city) => (!isTyped(city) ? [city] : isThere ? [] : [listed])));
  };
  return {
    cities,
    input: { onBlur, ref, onChange: add, onListed: recognise, load },
    fieldState,
    set: onChange,
    /** Settled as soon as the other one is taken out. */
    isTwice: refused !== undefined && cities.some((other) => isSameCity(other, refused)),
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
  const { cities, input, fieldState, set, isTwice, guess } = useCities();
  return (
    <Stack space={3}>
      <FreeAutocomplete
        id={fieldId('cities')}
        label="Locations"
        description="Search for a city or type your own. A job can have several."
        errorMessage={isTwice ? 'This city has already been added' : fieldState.error?.message}
        value={null}
        {...input}
        minimum={autocompleteMinimum.cities}
        clearsOnChoice
        leading={<MapPin size={16} aria-hidden />}
      />
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
