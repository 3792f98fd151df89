import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delays, pageSizes } from '@waypost/contracts/constants';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Autocomplete, type AutocompleteProps } from './autocomplete.tsx';
import type { LookupOption, LookupQuery, LookupValue } from './lookup.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const cities = ['Berlin', 'Bern', 'Bergen'].map((name, at) => ({ id: String(at).repeat(24), name }));

/** A field over these, with another one after it, and what it was asked and has told. */
async function open(settings: Partial<AutocompleteProps> = {}, found: readonly LookupOption[] = cities) {
  const asked: LookupQuery[] = [];
  const told: (LookupValue | null)[] = [];
  function Form() {
    const [value, setValue] = useState<LookupValue | null>(null);
    return (
      <>
        <Autocomplete
          label="City"
          value={value}
          onChange={(next) => {
            told.push(next);
            setValue(next);
          }}
          load={async (question) => {
            asked.push(question);
            return found;
          }}
          {...settings}
        />
        <input aria-label="Next" />
      </>
    );
  }
  render(<Form />);
  const person = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  const field = screen.getByRole('combobox', { name: 'City' });
  await person.click(field);
  return { person, field, asked, told, next: screen.getByLabelText('Next') };
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** In ms. What a slow machine takes for all else passes by the test's clock, too. */
const spare = 150;
const words = (asked: readonly LookupQuery[]) => asked.map(({ text }) => text);

test.each([
  [2, 'B', 'Be'],
  [3, 'Be', 'Ber'],
  [1, '', 'B'],
])('a lookup of at least %i characters is silent at “%s” and asks at “%s”', async (minimum, short, enough) => {
  const { person, field, asked } = await open({ minimum });
  if (short !== '') await person.type(field, short);
  await wait(delays.autocomplete * 2);
  expect(asked).toEqual([]);
  await person.type(field, enough.slice(short.length));
  await wait(delays.autocomplete);
  expect(words(asked)).toEqual([enough]);
});

test('it asks once typing has paused for 300 ms, for 15 results, and not for what was typed on the way', async () => {
  expect(delays.autocomplete).toBe(300);
  const { person, field, asked } = await open();
  await person.type(field, 'Ber');
  await wait(delays.autocomplete - spare);
  expect(asked).toEqual([]);
  await person.type(field, 'l');
  await wait(delays.autocomplete - spare);
  expect(asked).toEqual([]);
  await wait(spare);
  expect(words(asked)).toEqual(['Berl']);
  expect(asked[0]?.limit).toBe(15);
});

test('no more than 15 results are offered, however many are answered', async () => {
  const many = Array.from({ length: 40 }, (_, at) => ({ id: String(at).padStart(24, '0'), name: `Berlin ${at}` }));
  const { person, field } = await open({}, many);
  await person.type(field, 'Berlin');
  await wait(delays.autocomplete);
  expect(await screen.findAllByRole('option')).toHaveLength(pageSizes.lookup);
  expect(screen.getByText('The first 15. Type more to find others.')).toBeTruthy();
});

test('a choice fills the field and closes the list at once', async () => {
  const { person, field, told } = await open();
  await person.type(field, 'Ber');
  await wait(delays.autocomplete);
  await person.click(await screen.findByRole('option', { name: 'Bern' }));
  expect(told).toEqual([cities[1]]);
  expect(field).toHaveProperty('value', 'Bern');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('the list closes 300 ms after the field is left', async () => {
  expect(delays.autocompleteBlur).toBe(300);
  const { person, field, next } = await open();
  await person.type(field, 'Ber');
  await wait(delays.autocomplete);
  await screen.findByRole('listbox');
  await person.click(next);
  expect(field.getAttribute('aria-expanded')).toBe('false');
  await wait(delays.autocompleteBlur - spare);
  expect(document.querySelector('[role=listbox]')).not.toBeNull();
  await wait(spare);
  expect(document.querySelector('[role=listbox]')).toBeNull();
});

const ways = ['by Enter', 'when the field is left'] as const;
test.each<[string, boolean, string, LookupValue[]]>([
  ['free words are kept as they are where they are allowed', true, 'Atlantis', [{ name: 'Atlantis' }]],
  ['free words are not kept where only what is listed counts', false, 'Atlantis', []],
  ['too few of them are not kept either', true, 'A', []],
  ['what is listed is taken by its name, whatever its case', false, 'BERGEN', cities.slice(2)],
])('by Enter and when the field is left, %s', async (_, allowsCustom, typed, expected) => {
  for (const way of ways) {
    const { person, field, told, next } = await open({ allowsCustom, minimum: 2 });
    await person.type(field, typed);
    await wait(delays.autocomplete);
    await (way === 'by Enter' ? person.keyboard('{Enter}') : person.click(next));
    expect(told, way).toEqual(expected);
    cleanup();
  }
});

/** A field that is left with words before they are answered, and what was told then and after the answer. */
async function leftEarly(settings: Partial<AutocompleteProps>, typed: string, answer: () => Promise<LookupOption[]>) {
  const unanswered: string[] = [];
  const app = await open({ load: answer, onUnanswered: (words) => unanswered.push(words), ...settings });
  await app.person.type(app.field, typed);
  await app.person.click(app.next);
  await wait(delays.autocomplete * 2);
  return { ...app, unanswered };
}
const refused = () => Promise.reject(new Error('away'));

test('free words that were left before they were answered are kept, and told to be so', async () => {
  const { told, unanswered, field } = await leftEarly({ allowsCustom: true }, 'bérgen', async () => cities);
  expect(told).toEqual([{ name: 'bérgen' }]);
  expect(unanswered).toEqual(['bérgen']);
  expect(field).toHaveProperty('value', 'bérgen');
});

test.each<[string, () => Promise<LookupOption[]>, LookupValue[], string]>([
  ['are taken once they are answered', async () => cities, cities.slice(2), 'Bergen'],
  ['go once they are known not to be listed', async () => cities.slice(0, 1), [], ''],
  ['stay in the field where the list is away', refused, [], 'bergen'],
])('where only what is listed counts, words that were left before %s', async (_, answer, expected, shown) => {
  const { told, unanswered, field } = await leftEarly({}, 'bergen', answer);
  expect(told).toEqual(expected);
  expect(unanswered).toEqual([]);
  expect(field).toHaveProperty('value', shown);
});

test('free words can be chosen from the list, as a custom entry', async () => {
  const { person, field, told } = await open({ allowsCustom: true });
  await person.type(field, 'Atlantis');
  await wait(delays.autocomplete);
  await person.click(await screen.findByRole('option', { name: /^Add as custom entry/ }));
  expect(told).toEqual([{ name: 'Atlantis' }]);
});

test('Enter that ends the writing of a sign, as with a Japanese keyboard, takes nothing yet', async () => {
  const { person, field, told } = await open({ allowsCustom: true });
  await person.type(field, '東京');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(told).toEqual([]);
  await person.keyboard('{Enter}');
  expect(told).toEqual([{ name: '東京' }]);
});
