import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

const button = () => screen.getByRole('button');

test('a double click sends once, by a press and as a form, and the next press sends again', async () => {
  const send = vi.fn<() => void>();
  const submit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={(event) => submit(event.nativeEvent as SubmitEvent)}>
      <Button type="submit" isPending={false} onPress={send}>
        Save
      </Button>
    </form>,
  );
  await userEvent.dblClick(button());
  expect([send.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1]);
  await userEvent.keyboard('{Enter}');
  expect([send.mock.calls.length, submit.mock.calls.length]).toEqual([2, 2]);
  await userEvent.click(button());
  expect([send.mock.calls.length, submit.mock.calls.length]).toEqual([3, 3]);
});

test.each([{}, { isPending: false, isRepeatable: true }])(
  'where each press counts, %j, so does a second',
  async (props) => {
    const press = vi.fn<() => void>();
    render(
      <Button {...props} onPress={press}>
        Add a choice
      </Button>,
    );
    await userEvent.dblClick(button());
    expect(press).toHaveBeenCalledTimes(2);
  },
);
