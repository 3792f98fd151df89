import { act, screen, waitFor, within } from '@testing-library/react';
import type { Profile } from '@waypost/contracts/entities/profile';
import { statusOf } from '@waypost/contracts/errors';
import { aProfile, aProfileCompletion, aProfileUser } from '@waypost/contracts/testing/people';
import { expect, test } from 'vitest';
import { ownToday } from '../../format/own-day.ts';
import { goByBrowser } from '../../testing/go-by-browser.ts';
import { aSeeker, renderApp } from '../../testing/render-app.tsx';
import { dialogOf } from '../../testing/taking-focus.ts';

const seeker = aSeeker();
const user = aProfileUser({ _id: seeker.userInfos._id });
const ghent = { city_id: 'a'.repeat(24), city_name: 'Ghent', state_name: 'East Flanders', country_name: 'Belgium' };
const bakery = {
  _id: 'b'.repeat(24),
  job_title: 'Baker',
  custom_company: { name: 'Old Crumb' },
  address: { city_id: ghent.city_id, city: { name: ghent.city_name } },
  start_date: '2019-03-01',
  end_date: '2020-02-29',
  is_current: false,
  work_summary: 'Bread.',
  job_type: 'Full-Time' as const,
  is_active: true,
};
const award = { _id: 'c'.repeat(24), accomplishment_type: 'Awards' as const, title: 'Golden loaf', description: '' };
const withItems = (more: Partial<Profile> = {}) =>
  aProfile({ user, workExperiences: [bakery], accomplishments: [award], ...more });

function openProfile(profile = withItems()) {
  return renderApp('/profile', {
    as: seeker,
    prepare(bff) {
      bff.answer('getProfile', () => profile);
      bff.answer('listResumes', () => ({ resumes: [], total: 0 }));
      bff.answer('getProfileCompletion', () => aProfileCompletion());
      bff.answer('lookUp', ({ params }) => (params['entity'] === 'cities' ? [ghent] : []));
    },
  });
}
type App = ReturnType<typeof openProfile>;

const press = async ({ person }: App, name: string | RegExp, within_?: HTMLElement) =>
  person.click(await (within_ ? within(within_) : screen).findByRole('button', { name }));
const fill = async ({ person }: App, dialog: HTMLElement, label: string, text: string) => {
  const field = within(dialog).getByLabelText(label, { exact: false });
  await person.clear(field);
  if (text !== '') await person.type(field, text);
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('work experience is added by one call, once nothing is missing', async () => {
  const app = openProfile(withItems({ workExperiences: [] }));
  await press(app, 'Add work experience');
  const dialog = await dialogOf('Add work experience');
  await press(app, /^Save/, dialog);
  const summary = await within(dialog).findByRole('group', { name: 'There is a problem' });
  // The same sentence at three fields is said once.
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Please fill in all required fields', 'Please select a city for the location']);
  await fill(app, dialog, 'Title', 'Baker');
  await fill(app, dialog, 'Company', 'Old Crumb');
  await app.person.tab();
  await fill(app, dialog, 'City', 'Ghe');
  await app.person.click(await screen.findByRole('option', { name: /Ghent/ }));
  await fill(app, dialog, 'Start date', '2999-01-01');
  await press(app, /^Save/, dialog);
  await within(dialog).findByRole('link', { name: 'Invalid start date: Start date cannot be in the future' });
  await fill(app, dialog, 'Start date', '2020-01-02');
  await fill(app, dialog, 'End date', '2020-01-01');
  await press(app, /^Save/, dialog);
  await within(dialog).findByRole('link', { name: 'Invalid end date: End date must be after or equal to start date' });
  await fill(app, dialog, 'End date', '2999-01-01');
  await press(app, /^Save/, dialog);
  await within(dialog).findByRole('link', { name: 'Invalid end date: End date cannot be in the future' });
  // What goes on has no end.
  await app.person.click(within(dialog).getByRole('checkbox', { name: 'Currently work here' }));
  expect(within(dialog).getByLabelText<HTMLInputElement>(/^End date/).value).toBe('');
  expect(within(dialog).getByLabelText<HTMLInputElement>(/^End date/).disabled).toBe(true);

  app.bff.answer('updateProfile', () => withItems());
  await press(app, /^Save/, dialog);
  await screen.findByText('Work experience saved successfully!');
  await isClosed();
  expect(app.bff.askedFor('updateProfile').map(({ body }) => body)).toEqual([
    {
      work_experiences: [
        {
          operation: 'insert',
          job_title: 'Baker',
          custom_company: { name: 'Old Crumb' },
          address: { city_id: ghent.city_id },
          job_type: 'Full-Time',
          start_date: '2020-01-02',
          end_date: '',
          is_current: true,
          work_summary: '',
        },
      ],
      version: 1,
    },
  ]);
  await screen.findByText('Past');
  await screen.findByText('Old Crumb · Ghent · Full-Time · Mar 2019 – Feb 2020 · 11 mos');
});

test('an item is replaced where it was changed; without a change, or cancelled, nothing is sent', async () => {
  const app = openProfile();
  await press(app, 'Edit Golden loaf');
  await press(app, /^Save/, await dialogOf('Edit accomplishment'));
  await screen.findByText('No changes to save');
  await isClosed();
  await press(app, 'Edit Golden loaf');
  await fill(app, await dialogOf('Edit accomplishment'), 'Title', 'Silver loaf');
  await press(app, 'Cancel', await dialogOf('Edit accomplishment'));
  await screen.findByText('Changes discarded.');
  await isClosed();
  expect(app.bff.askedFor('updateProfile')).toEqual([]);

  await press(app, 'Edit Golden loaf');
  const dialog = await dialogOf('Edit accomplishment');
  await fill(app, dialog, 'Title', 'Silver loaf');
  app.bff.refuse('updateProfile', 'internal');
  await press(app, /^Save/, dialog);
  await screen.findByText('Failed to save accomplishments');
  app.bff.takeAway('updateProfile');
  await press(app, /^Save/, dialog);
  await screen.findByText(/^Failed to save accomplishments: Network error/);
  const errors = [{ path: 'accomplishments.0.title', message: 'Must be at most 150 characters' }];
  app.bff.refuse('updateProfile', 'validation-error', 'Some values are not valid', errors);
  await press(app, /^Save/, dialog);
  expect((await within(dialog).findAllByText('Must be at most 150 characters')).length).toBeGreaterThan(0);
  app.bff.answer('updateProfile', () => withItems({ accomplishments: [{ ...award, title: 'Silver loaf' }] }));
  await press(app, /^Save/, dialog);
  await screen.findByText('Accomplishments saved successfully!');
  await screen.findByRole('button', { name: 'Edit Silver loaf' });
  expect(app.bff.askedFor('updateProfile').at(-1)?.body).toEqual({
    accomplishments: [
      { operation: 'replace', id: award._id, accomplishment_type: 'Awards', title: 'Silver loaf', description: '' },
    ],
    version: 1,
  });
});

test('an item is deleted after a question, at once, and stands there again where that fails', async () => {
  const app = openProfile();
  let answer = () => {};
  const moment = new Promise<void>((resolve) => (answer = resolve));
  app.bff.answerLater('updateProfile', moment, () => withItems({ accomplishments: [] }));
  const confirm = async () => {
    await press(app, 'Delete Golden loaf');
    const question = await screen.findByRole('alertdialog', { name: 'Delete Golden loaf' });
    within(question).getByText('Are you sure you want to delete this item?');
    await press(app, 'Delete', question);
  };
  app.bff.refuse('updateProfile', 'not-found', 'Item not found');
  await confirm();
  await screen.findByText('Failed to delete item: Item not found');
  await screen.findByRole('button', { name: 'Edit Golden loaf' });
  app.bff.answerLater('updateProfile', moment, () => withItems({ accomplishments: [] }));
  await confirm();
  await screen.findByText('No accomplishments yet.');
  expect(screen.queryByText('Item deleted successfully!')).toBeNull();
  answer();
  await screen.findByText('Item deleted successfully!');
  expect(app.bff.askedFor('updateProfile').at(-1)?.body).toEqual({
    accomplishments: [{ operation: 'delete', id: award._id }],
  });
});

test('items that are deleted one after the other stay away, whichever answer comes first', async () => {
  const other = { ...award, _id: 'd'.repeat(24), title: 'Silver loaf' };
  const app = openProfile(withItems({ accomplishments: [award, other], version: 1 }));
  const first = Promise.withResolvers<void>();
  const remove = async (title: string) => {
    await press(app, `Delete ${title}`);
    await press(app, 'Delete', await screen.findByRole('alertdialog', { name: `Delete ${title}` }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  app.bff.answerLater('updateProfile', first.promise, () => withItems({ accomplishments: [other], version: 2 }));
  await remove('Golden loaf');
  app.bff.answer('updateProfile', () => withItems({ accomplishments: [], version: 3 }));
  await remove('Silver loaf');
  await screen.findByText('Item deleted successfully!');
  await screen.findByText('No accomplishments yet.');
  const completions = app.bff.askedFor('getProfileCompletion').length;
  await act(async () => first.resolve());
  // What the former changed is asked for again, too.
  await waitFor(() => expect(app.bff.askedFor('getProfileCompletion').length).toBeGreaterThan(completions));
  expect(screen.queryByText('Silver loaf')).toBeNull();
});

test('what was typed and not saved is there again after a reload, until it is thrown away', async () => {
  const app = openProfile();
  await press(app, 'Add social link');
  await fill(app, await dialogOf('Add social link'), 'URL', 'https://mira.example');
  // Closed, not cancelled.
  await press(app, 'Close', await dialogOf('Add social link'));
  await screen.findByText('You have not saved a new social link yet');
  await press(app, 'Edit Baker');
  await fill(app, await dialogOf('Edit work experience'), 'Title', 'Miller');
  await press(app, 'Close', await dialogOf('Edit work experience'));
  await screen.findByText('Unsaved changes');
  await press(app, 'Edit Baker');
  const title = within(await dialogOf('Edit work experience')).getByRole<HTMLInputElement>('textbox', {
    name: 'Title',
  });
  expect(title.value).toBe('Miller');
  await press(app, 'Cancel', await dialogOf('Edit work experience'));
  await isClosed();
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  await press(app, 'Continue');
  const link = within(await dialogOf('Add social link')).getByRole<HTMLInputElement>('textbox', { name: 'URL' });
  expect(link.value).toBe('https://mira.example');
  await press(app, 'Close', await dialogOf('Add social link'));
  await press(app, 'Discard');
  await screen.findByText('Item removed');
  expect(screen.queryByText('You have not saved a new social link yet')).toBeNull();
  expect(ownToday()).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

/** Refuses what names another version than that of the profile that is there now. */
function refuseStale(app: App, now: Profile, moment = Promise.resolve()) {
  app.bff.answer('updateProfile', () => now);
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as { version?: number }) : {};
    if (!String(input).includes('/users/profile/update') || body.version === now.version) return fetch(input, init);
    const error_code = 'version-conflict';
    await moment;
    return Response.json({ error_code, message: 'Changed elsewhere', profile: now }, { status: statusOf[error_code] });
  };
}

test('a stale edit is put on top of what another tab changed, where both changed different fields', async () => {
  const app = openProfile();
  await press(app, 'Edit Golden loaf');
  const dialog = await dialogOf('Edit accomplishment');
  await fill(app, dialog, 'Title', 'Silver loaf');
  refuseStale(app, withItems({ accomplishments: [{ ...award, description: 'Of rye.' }], version: 7 }));
  await press(app, /^Save/, dialog);
  await screen.findByText('Accomplishments saved successfully!');
  expect(app.bff.askedFor('updateProfile').at(-1)?.body).toMatchObject({
    accomplishments: [{ operation: 'replace', title: 'Silver loaf', description: 'Of rye.' }],
    version: 7,
  });
});

test('where both changed the same field, both are shown, and what is chosen is saved on top', async () => {
  const app = openProfile();
  await press(app, 'Edit Golden loaf');
  const dialog = await dialogOf('Edit accomplishment');
  await fill(app, dialog, 'Title', 'Silver loaf');
  await fill(app, dialog, 'Description', 'Of wheat.');
  refuseStale(
    app,
    withItems({ accomplishments: [{ ...award, title: 'Iron loaf', description: 'Of rye.' }], version: 7 }),
  );
  await press(app, /^Save/, dialog);
  const merge = await dialogOf('This was changed in the meantime');
  const titles = within(merge).getByRole('radiogroup', { name: 'Title' });
  expect(within(titles).getByRole<HTMLInputElement>('radio', { name: /Silver loaf/ }).checked).toBe(true);
  await app.person.click(within(titles).getByRole('radio', { name: /Iron loaf/ }));
  await press(app, 'Back to editing', merge);
  expect(within(await dialogOf('Edit accomplishment')).getByLabelText<HTMLInputElement>('Title').value).toBe(
    'Silver loaf',
  );
  await press(app, /^Save/, await dialogOf('Edit accomplishment'));
  const again = await dialogOf('This was changed in the meantime');
  await app.person.click(within(again).getByRole('radio', { name: /Iron loaf/ }));
  await press(app, /^Save/, again);
  await screen.findByText('Accomplishments saved successfully!');
  expect(app.bff.askedFor('updateProfile').at(-1)?.body).toMatchObject({
    accomplishments: [{ operation: 'replace', title: 'Iron loaf', description: 'Of wheat.' }],
    version: 7,
  });
});

test('what was deleted meanwhile can be added again with what was typed', async () => {
  const app = openProfile();
  await press(app, 'Edit Golden loaf');
  const dialog = await dialogOf('Edit accomplishment');
  await fill(app, dialog, 'Title', 'Silver loaf');
  refuseStale(app, withItems({ accomplishments: [], version: 7 }));
  await press(app, /^Save/, dialog);
  await press(app, /^Add it again/, await dialogOf('This item was deleted in the meantime'));
  await screen.findByText('Accomplishments saved successfully!');
  expect(app.bff.askedFor('updateProfile').at(-1)?.body).toMatchObject({
    accomplishments: [{ operation: 'insert', title: 'Silver loaf' }],
    version: 7,
  });
});

test('who has left before both are known to have changed the same field is told, and finds what was typed', async () => {
  const app = openProfile();
  await press(app, 'Edit Golden loaf');
  const dialog = await dialogOf('Edit accomplishment');
  await fill(app, dialog, 'Title', 'Silver loaf');
  const answer = Promise.withResolvers<void>();
  refuseStale(app, withItems({ accomplishments: [{ ...award, title: 'Iron loaf' }], version: 7 }), answer.promise);
  await press(app, /^Save/, dialog);
  goByBrowser('/help');
  await screen.findByRole('heading', { level: 1, name: /Help/ });
  answer.resolve();
  await screen.findByText(/^Failed to save accomplishments: the same was changed elsewhere meanwhile\./);
  goByBrowser('/profile');
  await press(app, 'Edit Golden loaf');
  expect(within(await dialogOf('Edit accomplishment')).getByLabelText<HTMLInputElement>('Title').value).toBe(
    'Silver loaf',
  );
});
