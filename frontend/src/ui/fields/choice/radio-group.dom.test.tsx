import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { RadioGroup } from './radio-group.tsx';

const options = ['Yes', 'No'].map((value) => ({ value, label: value }));

function Question() {
  const [answer, setAnswer] = useState('');
  return <RadioGroup label="Can you start at four?" options={options} value={answer} onChange={setAnswer} />;
}

test('a group that nothing has been chosen in is reached with Tab and answered with a key', async () => {
  render(<Question />);
  const person = userEvent.setup();
  await person.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Yes' }));
  await person.keyboard('{ArrowDown}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(true);
});
