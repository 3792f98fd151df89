import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DataTable } from './data-table.tsx';

afterEach(() => vi.restoreAllMocks());

/** A phone, or paper of its width: what asks for a screen holds on the one alone. */
function narrow(medium: 'screen' | 'print') {
  const inBrowser = globalThis.matchMedia;
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((media) =>
    Object.assign(inBrowser(media), {
      matches: media.includes('(max-width') && (medium === 'screen' || !media.startsWith('screen and')),
    }),
  );
  render(
    <DataTable
      caption="Birds"
      columns={[{ id: 'name', header: 'Name', cell: (name: string) => name }]}
      rows={['Heron']}
      rowId={(name) => name}
      card={(name) => name}
    />,
  );
}

test('a narrow screen has cards', () => {
  narrow('screen');
  expect(screen.getByRole('list', { name: 'Birds' }).textContent).toBe('Heron');
});

test('paper has the table, however narrow it is', () => {
  narrow('print');
  expect(screen.getByRole('table', { name: 'Birds' })).toBeTruthy();
});
