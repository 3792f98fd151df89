import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TemplateName } from './template-name.tsx';

test('who sends a name that is not taken is in its field, where it is said', async () => {
  const Asked = () => {
    const [failure, setFailure] = useState<unknown>(null);
    return (
      <TemplateName label="Save as" failure={failure} onName={() => setFailure(new Error('Away'))}>
        <button type="submit">Save</button>
      </TemplateName>
    );
  };
  render(<Asked />);
  const person = userEvent.setup();
  const [field, save] = [
    screen.getByRole('textbox', { name: 'Save as' }),
    screen.getByRole('button', { name: 'Save' }),
  ];
  await person.click(save);
  expect(document.activeElement).toBe(field);
  await person.keyboard('Bakery');
  await person.click(save);
  await screen.findByText('Failed to save the template');
  expect(document.activeElement).toBe(field);
});
