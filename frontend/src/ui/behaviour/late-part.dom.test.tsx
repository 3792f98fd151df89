import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delays } from '@waypost/contracts/constants';
import { StrictMode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { IconButton } from '../buttons/icon-button.tsx';
import { Autocomplete } from '../fields/combo/autocomplete.tsx';
import { SuggestField } from '../fields/combo/suggest-field.tsx';
import { Select } from '../fields/select/select.tsx';
import { toast, toastQueue } from '../overlays/toast.ts';
import { latePart, useLatePart } from './late-part.ts';

afterEach(() => {
  toast.clear();
  vi.restoreAllMocks();
});

const said = () => toastQueue.visibleToasts.map(({ content }) => content.message);

test('a press opens what is still on its way as soon as it is there, and says so when it cannot be had', async () => {
  const Panel = () => <p>Panel</p>;
  let asked = 0;
  let answer: (part: { Panel: typeof Panel } | undefined) => void = () => undefined;
  const panel = latePart(async () => {
    asked += 1;
    const found = await new Promise<{ Panel: typeof Panel } | undefined>((resolve) => (answer = resolve));
    if (found === undefined) throw new TypeError('Failed to fetch');
    return found;
  }, 'Panel');
  function Opener() {
    const { Part, whenThere, isAwaited } = useLatePart(panel);
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" aria-busy={isAwaited} onClick={() => whenThere(() => setOpen(true))}>
          Open
        </button>
        {Part && isOpen ? <Part /> : null}
      </>
    );
  }
  render(<Opener />);
  const button = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(button);
  expect(button.ariaBusy).toBe('true');
  await act(async () => answer(undefined));
  await waitFor(() =>
    expect(said()).toEqual(['This could not be loaded. Please check your connection and try again.']),
  );
  expect(screen.queryByText('Panel')).toBeNull();
  expect(button.ariaBusy).toBe('false');

  await userEvent.click(button);
  expect(screen.queryByText('Panel')).toBeNull();
  await act(async () => answer({ Panel }));
  expect(screen.getByText('Panel')).toBeTruthy();
  expect(document.activeElement).toBe(button);
  expect(asked).toBe(2);
});

test('what an icon means is shown to who points at it for 300 ms', async () => {
  expect(delays.tooltip).toBe(300);
  const later = vi.spyOn(globalThis, 'setTimeout');
  render(<IconButton label="Notifications" icon="!" />);
  const button = screen.getByRole('button', { name: 'Notifications' });
  const pointAtIt = async () => {
    await userEvent.hover(button);
    try {
      await screen.findByRole('tooltip', {}, { timeout: 2_000 });
    } finally {
      await userEvent.unhover(button);
    }
    return later.mock.calls.map(([, pause]) => pause);
  };
  // The first time, what tooltips are made of is still on its way, and a document of jsdom does not know where the pointer rests;
  // and one that follows on another within half a second comes at once.
  await expect.poll(pointAtIt, { interval: 600 }).toContain(delays.tooltip);
});

test('a select and the tooltip of a button have react-aria join what was there before', async () => {
  function Controls() {
    const [value, setValue] = useState<string | null>('new');
    const options = [
      { value: 'new', label: 'Newest' },
      { value: 'pay', label: 'Highest pay' },
    ];
    return (
      <>
        <Select label="Sort by" options={options} value={value} onChange={setValue} />
        <IconButton label="Notifications" icon="!" />
      </>
    );
  }
  render(<Controls />);
  const select = screen.getByRole('button', { name: 'Newest Sort by' });
  select.focus();
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('option', { name: 'Newest', selected: true });
  expect(select.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(screen.getByRole('option', { name: 'Highest pay' }));
  expect(screen.getByRole('button', { name: 'Highest pay Sort by' })).toBe(select);
  await waitFor(() => expect(document.activeElement).toBe(select));
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'Newest Sort by' })).toBe(select);

  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Notifications' });
  const tooltip = await screen.findByRole('tooltip');
  expect(tooltip.textContent).toBe('Notifications');
  await waitFor(() => expect(button.getAttribute('aria-describedby')).toBe(tooltip.id));
});

test('a field keeps what is typed into it, and focus, while its list comes', async () => {
  const chosen: string[] = [];
  function Fields() {
    const [words, setWords] = useState('');
    const suggestions = [{ id: 'bakery', name: 'Bakery' }];
    return (
      <>
        <SuggestField
          label="Keyword"
          value={words}
          onChange={setWords}
          groups={words === 'ba' ? [{ id: 'all', title: 'All', suggestions }] : []}
          onChoose={(id) => {
            chosen.push(id);
            setWords('');
          }}
        />
        <Autocomplete
          label="City"
          minimum={0}
          value={null}
          onChange={(city) => void chosen.push(city?.name ?? '')}
          load={async () => [{ id: 'oslo', name: 'Oslo' }]}
        />
      </>
    );
  }
  render(
    <StrictMode>
      <Fields />
    </StrictMode>,
  );
  const keyword = screen.getByRole('combobox', { name: 'Keyword' });
  await userEvent.type(keyword, 'ba');
  await screen.findByRole('option', { name: 'Bakery' });
  expect(screen.getByDisplayValue('ba')).toBe(keyword);
  expect(document.activeElement).toBe(keyword);
  await userEvent.keyboard('{ArrowDown}');
  expect(keyword.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(chosen).toEqual(['bakery']));

  await userEvent.click(screen.getByRole('combobox', { name: 'City' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Oslo' }));
  expect(chosen).toEqual(['bakery', 'Oslo']);
});
