import { autocompleteMinimum } from '@waypost/contracts/constants';
import { MapPin } from 'lucide-react';
import { useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { lookUpWholeCities } from '../../../entities/lookup/cities.ts';
import { quoted } from '../../../format/quoted.ts';
import { fieldId } from '../../../forms/field-id.ts';
import { useAfterPress } from '../../../forms/use-after-press.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Text } from '../../../ui/content/text.tsx';
import { FreeAutocomplete } from '../../../ui/fields/combo/free-autocomplete.tsx';
import type { Lookup } from '../../../ui/fields/combo/lookup.ts';
import { TagList } from '../../../ui/fields/tag-list.tsx';
import { useRefusal } from '../../../ui/fields/use-refusal.ts';
import { Banner } from '../../../ui/page/banner.tsx';
import { Inline, Stack } from '../../../ui/page/layout.tsx';
import { isSameCity, type JobForm, type Named } from '../form/job-form.ts';

const keyOf = (city: Named) => city.id ?? city.name;

type Guess = { typed: string; id: string };

/** Cities by their whole name, and those whose words mean others too. */
function useWholeNames() {
  const shared = useRef(new Set<string>());
  const load: Lookup = async (question) => {
    const found = await lookUpWholeCities(question);
    const [meant, ...others] = found.filter(({ isMeant }) => isMeant);
    if (meant !== undefined && others.length > 0) shared.current.add(meant.id);
    return found;
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
  const {
    getValues,
    formState: { submitCount },
  } = useFormContext<JobForm>();
  const { load, guessOf } = useWholeNames();
  const { refusal, refuse, around } = useRefusal<{ city: Named; attempt: number }>();
  /** What was taken for words that several cities are called by. */
  const [guess, setGuess] = useState<Guess>();

  const add = (city: Named | null, typed?: string) => {
    const isThere = city !== null && cities.some((other) => isSameCity(other, city));
    if (city === null) return;
    if (isThere) return refuse({ city, attempt: submitCount });
    onChange([...cities, city]);
    if (typed !== undefined) setGuess(guessOf(typed, city));
  };
  /** Words stay as they were typed until it is known that a listed city is meant: posts are filtered by those alone. */
  const recognise = (typed: string, listed: Named) => {
    const isTyped = (city: Named) => city.id === undefined && city.name === typed;
    const now = getValues('cities');
    if (!now.some(isTyped)) return;
    const isThere = now.some(({ id }) => id === listed.id);
    if (isThere) refuse({ city: listed, attempt: submitCount });
    setGuess(guessOf(typed, listed));
    onChange(now.flatMap((city) => (!isTyped(city) ? [city] : isThere ? [] : [listed])));
  };
  return {
    cities,
    input: { onBlur, ref, onChange: add, onListed: recognise, load },
    fieldState,
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
            Several cities are called {quoted(guess.typed)}. If you mean another one, remove this one and add yours with
            its state or country.
          </Text>
        )}
      </output>
      <Inline>
        <Button size="sm" variant="quiet" isFlush onPress={() => set([])}>
          Clear All
        </Button>
      </Inline>
    </Stack>
  );
}

export function Locations() {
  const { cities, input, fieldState, around, set, isTwice, guess } = useCities();
  const errorMessage = useAfterPress(isTwice ? 'This city has already been added' : fieldState.error?.message);
  return (
    <Stack space={3}>
      <div {...around}>
        <FreeAutocomplete
          id={fieldId('cities')}
          label="Locations"
          description="Search for a city or type your own. A job can have several."
          errorMessage={errorMessage}
          value={null}
          {...input}
          minimum={autocompleteMinimum.cities}
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
