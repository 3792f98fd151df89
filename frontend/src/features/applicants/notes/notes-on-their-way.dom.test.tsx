import { screen } from '@testing-library/react';
import type { ApplicantNote } from '@waypost/contracts/entities/applicant-notes';
import { anApplicantNote } from '@waypost/contracts/testing/applications';
import { expect, test } from 'vitest';
import { type Body, openNotes } from '../testing/open-notes.tsx';

type App = Awaited<ReturnType<typeof openNotes>>;

const textOf = ({ drawer }: App, name: string) => drawer.getByRole<HTMLTextAreaElement>('textbox', { name }).value;
const keptNotes = () => Object.keys(localStorage).filter((key) => key.includes('.note.'));
const closeDrawer = async ({ person }: App) => {
  await person.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
};
const goAndComeBack = async ({ person, drawer }: App) => {
  await person.click(drawer.getByRole('tab', { name: /^Answers/ }));
  await person.click(drawer.getByRole('tab', { name: /^Notes/ }));
};

/** Whatever is written next is on its way until it is taken or refused. */
function holdWriting({ bff }: App, others: ApplicantNote[] = []) {
  const answer = Promise.withResolvers<{ note: ApplicantNote }>();
  bff.answer('writeApplicantNote', () => answer.promise);
  return {
    take() {
      const { params, body } = bff.askedFor('writeApplicantNote').at(-1)!;
      const { text, version } = body as Body;
      const note = anApplicantNote({ _id: params['note']!, text, version: version + 1 });
      bff.answer('getApplicantNotes', () => ({ rating: null, notes: [...others, note] }));
      answer.resolve({ note });
    },
    fail: () => answer.reject(new TypeError('Failed to fetch')),
  };
}

async function deleteOne(app: App) {
  await app.person.click(await app.drawer.findByRole('button', { name: /^Delete the note of/ }));
  await screen.findByText('Note deleted');
  await closeDrawer(app);
}
const undo = ({ person }: App) => person.click(screen.getByRole('button', { name: 'Undo' }));

test('a note that is put back once the drawer is closed is said to be', async () => {
  const app = await openNotes([anApplicantNote({ text: 'Asked good questions' })]);
  await deleteOne(app);
  await undo(app);
  await screen.findByText('The note is back');
});

test('a note that could not be put back once the drawer is closed is said not to be, and can be tried again', async () => {
  const app = await openNotes([anApplicantNote({ text: 'Asked good questions' })]);
  await deleteOne(app);
  app.bff.refuse('writeApplicantNote', 'unavailable', 'Later, please.');
  await undo(app);
  await screen.findByText('The note could not be put back. Later, please.');
  const { take } = holdWriting(app);
  await app.person.click(screen.getByRole('button', { name: 'Retry' }));
  await expect.poll(() => app.bff.askedFor('writeApplicantNote')).toHaveLength(2);
  take();
  await screen.findByText('The note is back');
});

test('a note that is not saved once the drawer is closed is said not to be, and on whom', async () => {
  const app = await openNotes();
  const { fail } = holdWriting(app);
  await app.person.type(app.drawer.getByRole('textbox', { name: 'New note' }), 'Asked good questions');
  await app.person.click(app.drawer.getByRole('button', { name: /^Add note/ }));
  await closeDrawer(app);
  fail();
  await screen.findByText(new RegExp(`^Your note on ${app.name} was not saved\\.`));
});

test('a note whose answer was lost is not said to be unsaved beside it, once it is in the list', async () => {
  const app = await openNotes();
  app.bff.answer('writeApplicantNote', ({ params, body }) => {
    const note = anApplicantNote({ _id: params['note']!, text: (body as Body).text, version: 1 });
    app.bff.answer('getApplicantNotes', () => ({ rating: null, notes: [note] }));
    throw new TypeError('Failed to fetch');
  });
  await app.person.type(app.drawer.getByRole('textbox', { name: 'New note' }), 'Asked good questions');
  await app.person.click(app.drawer.getByRole('button', { name: /^Add note/ }));
  await app.drawer.findByRole('list', { name: 'Your notes' });
  await expect.poll(() => app.drawer.queryByText(/^Not saved/)).toBeNull();
  expect(textOf(app, 'New note')).toBe('');
});

test('what is typed while a new note is saved is another one', async () => {
  const app = await openNotes();
  const { take } = holdWriting(app);
  const field = app.drawer.getByRole('textbox', { name: 'New note' });
  await app.person.type(field, 'Asked good questions');
  await app.person.click(app.drawer.getByRole('button', { name: /^Add note/ }));
  await app.person.type(field, ' and more');
  take();
  await app.drawer.findByRole('list', { name: 'Your notes' });
  expect(textOf(app, 'New note')).toBe('Asked good questions and more');
  await app.person.click(app.drawer.getByRole('button', { name: /^Add note/ }));
  await expect.poll(() => app.bff.askedFor('writeApplicantNote')).toHaveLength(2);
  const [first, second] = app.bff.askedFor('writeApplicantNote');
  expect(second?.params['note']).not.toBe(first?.params['note']);
  expect(second?.body).toMatchObject({ text: 'Asked good questions and more', version: 0 });
});

test('what is typed into a note while it is saved stays, and is saved on top of that', async () => {
  const app = await openNotes([anApplicantNote({ text: 'Before', version: 3 })]);
  const { take } = holdWriting(app);
  await app.person.click(await app.drawer.findByRole('button', { name: /^Edit the note of/ }));
  const field = app.drawer.getByRole('textbox', { name: 'Edit note' });
  await app.person.type(field, ' and after');
  await app.person.click(app.drawer.getByRole('button', { name: /^Save note/ }));
  await app.person.type(field, ', and more');
  const asked = app.bff.askedFor('getApplicantNotes').length;
  take();
  await expect.poll(() => app.bff.askedFor('getApplicantNotes').length).toBeGreaterThan(asked);
  expect(textOf(app, 'Edit note')).toBe('Before and after, and more');
  await app.person.click(app.drawer.getByRole('button', { name: /^Save note/ }));
  await expect.poll(() => app.bff.askedFor('writeApplicantNote')).toHaveLength(2);
  expect(app.bff.askedFor('writeApplicantNote')[1]?.body).toMatchObject({ version: 4 });
});

test('a note that is saved once one has come back to it is not there to be sent once more', async () => {
  const app = await openNotes();
  const { take } = holdWriting(app);
  await app.person.type(app.drawer.getByRole('textbox', { name: 'New note' }), 'Asked good questions');
  await app.person.click(app.drawer.getByRole('button', { name: /^Add note/ }));
  await goAndComeBack(app);
  expect(textOf(app, 'New note')).toBe('Asked good questions');
  take();
  await expect.poll(() => textOf(app, 'New note')).toBe('');
  expect(keptNotes()).toEqual([]);
});

test('a change of a note that is saved once one has come back to it is over', async () => {
  const app = await openNotes([anApplicantNote({ text: 'Before' })]);
  const { take } = holdWriting(app);
  await app.person.click(await app.drawer.findByRole('button', { name: /^Edit the note of/ }));
  await app.person.type(app.drawer.getByRole('textbox', { name: 'Edit note' }), ' and after');
  await app.person.click(app.drawer.getByRole('button', { name: /^Save note/ }));
  await goAndComeBack(app);
  expect(textOf(app, 'Edit note')).toBe('Before and after');
  take();
  await expect.poll(() => app.drawer.queryByRole('textbox', { name: 'Edit note' })).toBeNull();
  app.drawer.getByText('Before and after');
  expect(keptNotes()).toEqual([]);
});

test('whoever writes something else while a note is saved stays where they write', async () => {
  const app = await openNotes([anApplicantNote({ text: 'Before' })]);
  const { take } = holdWriting(app);
  await app.person.click(await app.drawer.findByRole('button', { name: /^Edit the note of/ }));
  await app.person.type(app.drawer.getByRole('textbox', { name: 'Edit note' }), ' and after');
  await app.person.click(app.drawer.getByRole('button', { name: /^Save note/ }));
  const other = app.drawer.getByRole('textbox', { name: 'New note' });
  await app.person.type(other, 'Asked good');
  take();
  await expect.poll(() => app.drawer.queryByRole('textbox', { name: 'Edit note' })).toBeNull();
  expect(document.activeElement).toBe(other);
});

test('whoever changes a note while a new one is saved stays where they write', async () => {
  const there = [anApplicantNote({ text: 'Before' })];
  const app = await openNotes(there);
  const { take } = holdWriting(app, there);
  await app.person.type(app.drawer.getByRole('textbox', { name: 'New note' }), 'Asked good questions');
  await app.person.click(app.drawer.getByRole('button', { name: /^Add note/ }));
  await app.person.click(await app.drawer.findByRole('button', { name: /^Edit the note of/ }));
  const other = app.drawer.getByRole('textbox', { name: 'Edit note' });
  await app.person.type(other, ' and');
  take();
  await expect.poll(() => textOf(app, 'New note')).toBe('');
  expect(document.activeElement).toBe(other);
});
