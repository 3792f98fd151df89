import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

const items = ['Resume', 'Answers', 'Notes'].map((id) => ({ id, label: id, content: `About ${id}` }));

function Shown() {
  const [selected, select] = useState('Resume');
  return <Tabs label="About" items={items} selected={selected} onSelect={select} />;
}

test('a tab that is pressed is in sight, also where the press brings focus into the row', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.textContent === 'Notes' ? 264 : 0;
  });
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (this: Element, to) {
    this.scrollLeft = (to as ScrollToOptions).left ?? 0;
  });
  render(<Shown />);
  await userEvent.click(screen.getByRole('tab', { name: 'Notes' }));
  await waitFor(() => expect(screen.getByRole('tablist').scrollLeft).toBe(264));
  vi.restoreAllMocks();
});
