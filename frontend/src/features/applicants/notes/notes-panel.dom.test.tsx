import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { anApplicantNote } from '@waypost/contracts/testing/applications';
import { expect, test } from 'vitest';
import { aVisit, type Body, openNotes } from '../testing/open-notes.tsx';

test('a note is written, changed, deleted and put back; what is empty or too long is said beside it', async () => {
  const { bff, person, drawer } = await openNotes();
  const field = drawer.getByRole('textbox', { name: 'New note' }) as HTMLTextAreaElement;
  await person.click(drawer.getByRole('button', { name: /^Add note/ }));
  await drawer.findByText('Write a note first');
  await person.click(field);
  await person.paste('x'.repeat(2_001));
  await person.click(drawer.getByRole('button', { name: /^Add note/ }));
  await drawer.findByText('Must be at most 2,000 characters');
  expect(bff.askedFor('writeApplicantNote')).toHaveLength(0);
  await person.clear(field);
  await person.paste('Asked good questions');
  await person.click(drawer.getByRole('button', { name: /^Add note/ }));
  const list = within(await drawer.findByRole('list', { name: 'Your notes' }));
  list.getByText('Asked good questions');
  expect((drawer.getByRole('textbox', { name: 'New note' }) as HTMLTextAreaElement).value).toBe('');

  await person.click(list.getByRole('button', { name: /^Edit the note of/ }));
  const edited = list.getByRole('textbox', { name: 'Edit note' });
  expect(document.activeElement).toBe(edited);
  await person.type(edited, ', and more');
  await person.click(list.getByRole('button', { name: /^Save note/ }));
  await list.findByText('Asked good questions, and more');
  expect(document.activeElement).toBe(list.getByRole('button', { name: /^Edit the note of/ }));

  await person.click(list.getByRole('button', { name: /^Delete the note of/ }));
  await screen.findByText('Note deleted');
  expect(drawer.queryByRole('list', { name: 'Your notes' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await drawer.findByText('Asked good questions, and more');
  expect(bff.askedFor('writeApplicantNote').map(({ body }) => (body as Body).version)).toEqual([0, 1, 0]);
});

test('who sends a note that is not kept is in its field, where it is said', async () => {
  const { bff, person, drawer } = await openNotes();
  const field = drawer.getByRole('textbox', { name: 'New note' });
  const add = drawer.getByRole('button', { name: /^Add note/ });
  await person.click(add);
  await drawer.findByText('Write a note first');
  expect(document.activeElement).toBe(field);
  await person.keyboard('Call on Monday');
  bff.takeAway('writeApplicantNote');
  await person.click(add);
  await drawer.findByText(/^Not saved\. /);
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('why something was done too often is said once: where it was done, else in a message of its own', async () => {
  const { bff, person, drawer } = await openNotes();
  bff.refuse('writeApplicantNote', 'too-many-requests', 'Wait a minute.');
  bff.refuse('changeApplicantStatus', 'too-many-requests', 'Wait an hour.');
  await person.type(drawer.getByRole('textbox', { name: 'New note' }), 'Call on Monday');
  await person.click(drawer.getByRole('button', { name: /^Add note/ }));
  await drawer.findByText('Not saved. Wait a minute.');
  await person.click(drawer.getByRole('button', { name: /^Shortlist/ }));
  await screen.findByText('Failed to update status');
  await screen.findByText('Wait an hour.');
  expect(screen.queryByText('Wait a minute.')).toBeNull();
});

test('a note that was changed in another tab is shown beside what was typed, which a second press keeps', async () => {
  const note = anApplicantNote({ text: 'Before' });
  const { bff, person, drawer } = await openNotes([note]);
  await person.click(await drawer.findByRole('button', { name: /^Edit the note of/ }));
  bff.refuse('writeApplicantNote', 'version-conflict', 'This note was changed elsewhere meanwhile', [], {
    note: { ...note, text: 'From the other tab', version: 5 },
  });
  await person.type(drawer.getByRole('textbox', { name: 'Edit note' }), ' and here');
  await person.click(drawer.getByRole('button', { name: /^Save note/ }));
  await drawer.findByText(
    'You changed this note in another tab. It says there: “From the other tab”. Save again to replace that.',
  );
  const saved = { ...note, text: 'Before and here', version: 6 };
  bff.answer('getApplicantNotes', () => ({ rating: null, notes: [saved] }));
  bff.answer('writeApplicantNote', () => ({ note: saved }));
  await person.click(drawer.getByRole('button', { name: /^Save note/ }));
  await drawer.findByText('Before and here');
  expect(bff.askedFor('writeApplicantNote').at(-1)?.body).toMatchObject({ version: 5 });
});

test('what is written into a note waits while something else is looked at, and for a reload, until it is saved or given up', async () => {
  const visit = aVisit();
  const note = anApplicantNote({ text: 'Before', version: 3 });
  const { person, drawer } = await openNotes([note], visit);
  await person.click(await drawer.findByRole('button', { name: /^Edit the note of/ }));
  await person.type(drawer.getByRole('textbox', { name: 'Edit note' }), ' and after');
  await person.type(drawer.getByRole('textbox', { name: 'New note' }), 'Begun');
  await person.click(drawer.getByRole('tab', { name: /^Answers/ }));
  await person.click(drawer.getByRole('tab', { name: /^Notes/ }));
  const textOf = (within: typeof drawer, name: string) =>
    within.getByRole<HTMLTextAreaElement>('textbox', { name }).value;
  expect(textOf(drawer, 'Edit note')).toBe('Before and after');
  expect(document.activeElement).toBe(drawer.getByRole('tab', { name: /^Notes/ }));

  cleanup();
  const again = await openNotes([{ ...note, text: 'From the other tab', version: 4 }], visit);
  expect(textOf(again.drawer, 'Edit note')).toBe('Before and after');
  expect(textOf(again.drawer, 'New note')).toBe('Begun');
  await again.person.click(again.drawer.getByRole('button', { name: /^Save note/ }));
  await again.drawer.findByText('Before and after');
  expect(again.bff.askedFor('writeApplicantNote').at(-1)?.body).toMatchObject({ version: 3 });

  await again.person.click(again.drawer.getByRole('button', { name: /^Edit the note of/ }));
  await again.person.type(again.drawer.getByRole('textbox', { name: 'Edit note' }), ', given up');
  await again.person.click(again.drawer.getByRole('button', { name: 'Cancel' }));
  await again.person.clear(again.drawer.getByRole('textbox', { name: 'New note' }));
  expect(Object.keys(localStorage).filter((key) => key.includes('.note.'))).toEqual([]);
});

test('what was pressed last stays in sight while the one before is kept', async () => {
  const { bff, person, drawer } = await openNotes();
  const first = Promise.withResolvers<{ rating: number }>();
  const second = Promise.withResolvers<{ rating: number }>();
  const answers = [first, second];
  bff.answer('rateApplicant', () => answers.shift()!.promise);
  await person.click(drawer.getByRole('radio', { name: '4 stars' }));
  await person.click(drawer.getByRole('radio', { name: '5 stars' }));
  const asked = bff.askedFor('getApplicantNotes').length;
  first.resolve({ rating: 4 });
  await waitFor(() => expect(bff.askedFor('rateApplicant')).toHaveLength(2));
  expect(bff.askedFor('getApplicantNotes')).toHaveLength(asked);
  expect(drawer.getByRole<HTMLInputElement>('radio', { name: '5 stars' }).checked).toBe(true);
  second.resolve({ rating: 5 });
  await waitFor(() => expect(bff.askedFor('getApplicantNotes').length).toBeGreaterThan(asked));
});

test('stars are given by press, and taken away; one that is not kept says so', async () => {
  const { bff, person, drawer } = await openNotes();
  const stars = within(drawer.getByRole('radiogroup', { name: 'Your rating' }));
  const isChecked = (name: string) => (stars.getByRole('radio', { name }) as HTMLInputElement).checked;
  expect(isChecked('3 stars')).toBe(true);
  await person.click(stars.getByRole('radio', { name: '5 stars' }));
  await waitFor(() => expect(isChecked('5 stars')).toBe(true));
  await person.click(drawer.getByRole('button', { name: 'Clear rating' }));
  await waitFor(() => expect(isChecked('5 stars')).toBe(false));
  expect(bff.askedFor('rateApplicant').map(({ body }) => body)).toEqual([{ rating: 5 }, { rating: null }]);
  bff.refuse('rateApplicant', 'unavailable', 'Away for a moment');
  bff.takeAway('getApplicantNotes');
  await person.click(stars.getByRole('radio', { name: '1 star' }));
  await screen.findByText('Your rating was not saved. Away for a moment');
  await waitFor(() => expect(isChecked('1 star')).toBe(false));
});

test('a note that could not be deleted is there again, whether or not the notes can be asked for', async () => {
  const { bff, person, drawer } = await openNotes([anApplicantNote({ text: 'Asked good questions' })]);
  await drawer.findByText('Asked good questions');
  const refusal = Promise.withResolvers<never>();
  bff.answer('deleteApplicantNote', () => refusal.promise);
  bff.takeAway('getApplicantNotes');
  await person.click(drawer.getByRole('button', { name: /^Delete the note of/ }));
  expect(drawer.queryByText('Asked good questions')).toBeNull();
  refusal.reject(new TypeError('Failed to fetch'));
  await screen.findByText(/^The note was not deleted/);
  await drawer.findByText('Asked good questions');
});

test('a note is changed from its end on', async () => {
  const { person, drawer } = await openNotes([anApplicantNote({ text: 'Asked good questions' })]);
  await person.click(await drawer.findByRole('button', { name: /^Edit the note of/ }));
  await person.keyboard(' indeed');
  expect(drawer.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit note' }).value).toBe(
    'Asked good questions indeed',
  );
});
