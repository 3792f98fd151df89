import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { Answer } from '../page/query-view.tsx';
import { ListPage, type Shown } from './list-page.tsx';

type Found = { total: number; rows: readonly string[] };

type Given = Partial<Answer<Found> & { isPlaceholderData: boolean }>;
type PeopleProps = { answer: Given; page: number; onPage: (page: number) => void };

const People = ({ answer, page, onPage }: PeopleProps) => (
  <ListPage<Found, string>
    answer={{
      data: undefined,
      error: null,
      errorUpdatedAt: 0,
      isFetching: false,
      isPlaceholderData: false,
      refetch: () => undefined,
      ...answer,
    }}
    rowsOf={({ rows }) => rows}
    loading="Bones"
    failed="Failed to load"
    renderFailure={() => 'Nothing is lost.'}
    empty="Nobody yet"
    page={page}
    pageSize={2}
    onPage={onPage}
    summaryOf={({ page: number, pageCount, count, total }: Shown) =>
      `Page ${number} of ${pageCount}, ${count} of ${total}`
    }
  >
    {(rows) => rows.join(' and ')}
  </ListPage>
);

function show(answer: Given, page = 1) {
  const onPage = vi.fn<(page: number) => void>();
  const refetch = vi.fn<() => void>();
  render(<People answer={{ refetch, ...answer }} page={page} onPage={onPage} />);
  return { onPage, refetch, person: userEvent.setup() };
}

test('a list that is on its way shows its bones', () => {
  show({ isFetching: true });
  expect(screen.getByText('Bones')).toBeTruthy();
});

test('a list that cannot be had says so, and is asked for again', async () => {
  const { refetch, person } = show({ error: new Error('Away') });
  expect(screen.getByRole('alert').textContent).toContain('Failed to load');
  await person.click(screen.getByRole('button', { name: /^Retry/ }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('a list that cannot be had again stays, and says that it is from before', () => {
  show({ data: { total: 2, rows: ['Ada', 'Rae'] }, error: new Error('Away') });
  expect(screen.getByText('Failed to load')).toBeTruthy();
  expect(screen.getByText('Ada and Rae')).toBeTruthy();
});

test('an empty list says what would be here', () => {
  show({ data: { total: 0, rows: [] } });
  expect(screen.getByText('Nobody yet')).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test.each([0, 3])('what was found empty before says nothing of what is asked for now: %s in all', (total) => {
  show({ data: { total, rows: [] }, isFetching: true, isPlaceholderData: true });
  screen.getByText('Bones');
  expect(screen.queryByText('Nobody yet')).toBeNull();
  expect(screen.queryByText(/is empty/)).toBeNull();
});

test('a page beyond the last leads back', async () => {
  const { onPage, person } = show({ data: { total: 3, rows: [] } }, 9);
  expect(screen.getByText('Page 9 is empty')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Go to Last Page' }));
  expect(onPage).toHaveBeenCalledWith(2);
});

test('a page says what it shows of the whole, and leads to the others', async () => {
  const { onPage, person } = show({ data: { total: 3, rows: ['Ada', 'Rae'] } });
  expect(screen.getByText('Page 1 of 2, 2 of 3')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Next page' }));
  expect(onPage).toHaveBeenCalledWith(2);
  onPage.mockClear();
  await person.click(screen.getByRole('button', { name: 'Last page' }));
  expect(onPage).toHaveBeenCalledWith(2);
});

test('a page that was asked for is read from its start, and so is one that comes in place of an empty one', async () => {
  const pages = [['Ada', 'Rae'], ['Ida'], []];
  const Turning = () => {
    const [page, setPage] = useState(1);
    return (
      <>
        <People answer={{ data: { total: 3, rows: pages[page - 1] ?? [] } }} page={page} onPage={setPage} />
        <button type="button" onClick={() => setPage(3)}>
          Old link
        </button>
      </>
    );
  };
  render(<Turning />);
  const person = userEvent.setup();
  const start = (name: string) => screen.getByRole('group', { name });
  await person.click(screen.getByRole('button', { name: 'Next page' }));
  expect(document.activeElement).toBe(start('Page 2 of 2, 1 of 3'));
  await person.click(screen.getByRole('button', { name: 'Old link' }));
  await person.click(screen.getByRole('button', { name: 'Go to First Page' }));
  expect(document.activeElement).toBe(start('Page 1 of 2, 2 of 3'));
});
