import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { FormNumber, FormSelect, FormText, FormTextArea } from './fields.tsx';

type Plan = { name: string; words: string; size: string | null; room: { least: number | null; most: number | null } };
const empty: Plan = { name: '', words: '', size: null, room: { least: null, most: null } };

function PlanForm({ onSend }: { onSend: (plan: Plan) => void }) {
  const { control, handleSubmit } = useForm<Plan>({
    defaultValues: empty,
    resolver: (plan) => {
      const { least, most } = plan.room;
      const isTurned = least !== null && most !== null && least > most;
      return isTurned
        ? { values: {}, errors: { room: { most: { type: 'order', message: 'Less than the least' } } } }
        : { values: plan, errors: {} };
    },
  });
  return (
    <form onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <FormText control={control} name="name" label="Name" />
      <FormTextArea control={control} name="words" label="Words" />
      <FormSelect
        control={control}
        name="size"
        label="Size"
        options={[
          { value: 'S', label: 'Small' },
          { value: 'L', label: 'Large' },
        ]}
      />
      <FormNumber control={control} name="room.least" label="Least" comparedWith="room.most" />
      <FormNumber control={control} name="room.most" label="Most" />
      <button type="submit">Send</button>
    </form>
  );
}

function show() {
  const onSend = vi.fn<(plan: Plan) => void>();
  render(<PlanForm onSend={onSend} />);
  const person = userEvent.setup();
  return {
    onSend,
    person,
    async type(label: string, text: string) {
      await person.clear(screen.getByLabelText(label));
      await person.type(screen.getByLabelText(label), text);
    },
    send: () => person.click(screen.getByRole('button', { name: 'Send' })),
  };
}

test('what is typed and chosen is what the form holds', async () => {
  const { onSend, person, type, send } = show();
  await type('Name', 'Ada');
  await type('Words', 'Two lines');
  await person.click(screen.getByRole('button', { name: /Size/ }));
  await person.click(await screen.findByRole('option', { name: 'Large' }));
  await type('Least', '1200');
  await send();
  expect(onSend.mock.calls[0]?.[0]).toEqual({
    name: 'Ada',
    words: 'Two lines',
    size: 'L',
    room: { least: 1200, most: null },
  });
});

test.each([
  ['1200.00', 1200],
  ['1200.7', 1201],
  ['12.000', 12_000],
  ['1.250.000', 1_250_000],
  ['1,250,000', 1_250_000],
])('a whole number that is typed as %s is %i, whatever stands behind its point', async (typed, meant) => {
  const { onSend, type, send } = show();
  await type('Least', typed);
  await send();
  expect(onSend.mock.calls[0]?.[0].room.least).toBe(meant);
});

test.each([
  ['1.250.000', 1_250_000],
  ['€50.000,00', 50_000],
  ['CHF 120’000', 120_000],
  ['45 000 €', 45_000],
])('a whole number that is pasted as %s is %i', async (words, meant) => {
  const { onSend, person, send } = show();
  await person.click(screen.getByLabelText('Least'));
  await person.paste(words);
  await send();
  expect(onSend.mock.calls[0]?.[0].room.least).toBe(meant);
});

test('a number that is taken out again is none', async () => {
  const { onSend, person, type, send } = show();
  await type('Least', '12');
  await person.clear(screen.getByLabelText('Least'));
  await send();
  expect(onSend.mock.calls[0]?.[0].room.least).toBeNull();
});

test('what is wrong stands at its field, until the field that it is compared with is mended', async () => {
  const { onSend, type, send } = show();
  await type('Least', '9');
  await type('Most', '5');
  await send();
  expect(await screen.findByText('Less than the least')).toBeTruthy();
  await type('Least', '3');
  await send();
  await expect.poll(() => screen.queryByText('Less than the least')).toBeNull();
  await expect.poll(() => onSend.mock.calls.length).toBe(1);
});
