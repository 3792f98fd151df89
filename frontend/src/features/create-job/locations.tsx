import { autocompleteMinimum } from '@waypost/contracts/constants';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { lookUpCities } from '../../entities/lookup/lookups.ts';
import { fieldId } from '../../forms/field-id.ts';
import { Autocomplete } from '../../ui/autocomplete.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Inline, Stack } from '../../ui/layout.tsx';
import type { Lookup } from '../../ui/lookup.ts';
import { TagList } from '../../ui/tag-list.tsx';
import { Text } from '../../ui/text.tsx';
import { isSameCity, type JobForm, type Named } from './job-form.ts';

/** Cities by their whole name, so that the chosen ones can be told apart. */
const lookUpWholeNames: Lookup = async (question) =>
  (await lookUpCities(question)).map(({ id, name, detail }) => ({
    id,
    name: detail === undefined ? name : `${name}, ${detail}`,
  }));

const keyOf = (city: Named) => city.id ?? city.name;

export function Locations() {
  const {
    field: { ref, value: cities, onChange, onBlur },
    fieldState,
  } = useController<JobForm, 'cities'>({ name: 'cities' });
  const [refused, setRefused] = useState<Named>();
  // Settled as soon as the other one is taken out.
  const isTwice = refused !== undefined && cities.some((other) => isSameCity(other, refused));

  const add = (city: Named | null) => {
    const isThere = city !== null && cities.some((other) => isSameCity(other, city));
    setRefused(isThere ? city : undefined);
    if (city !== null && !isThere) onChange([...cities, city]);
  };

  return (
    <Stack space={3}>
      <Autocomplete
        id={fieldId('cities')}
        label="Locations"
        description="Search for a city or type your own. A job can have several."
        errorMessage={isTwice ? 'This city has already been added' : fieldState.error?.message}
        value={null}
        onChange={add}
        onBlur={onBlur}
        ref={ref}
        load={lookUpWholeNames}
        minimum={autocompleteMinimum.cities}
        allowsCustom
        clearsOnChoice
        leading={<MapPin size={16} aria-hidden />}
      />
      {cities.length === 0 ? (
        // Nobody is warned of what they have not come to yet; the words stand there all along, so that nothing moves.
        <Banner tone={fieldState.isTouched ? 'warning' : 'neutral'}>
          <Text>No locations selected. Please add at least one location where this job can be performed.</Text>
        </Banner>
      ) : (
        <Stack space={2} align="start">
          <TagList
            label="Selected locations"
            items={cities.map((city) => ({
              id: keyOf(city),
              label: city.name,
              ...(city.id === undefined && { note: 'custom' }),
            }))}
            onRemove={(key) => onChange(cities.filter((city) => keyOf(city) !== key))}
          />
          <Inline>
            <Button size="sm" variant="quiet" onPress={() => onChange([])}>
              Clear All
            </Button>
          </Inline>
        </Stack>
      )}
    </Stack>
  );
}
