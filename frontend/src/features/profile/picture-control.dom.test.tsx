import { screen, waitFor } from '@testing-library/react';
import { pictureUrl } from '@waypost/contracts/person-picture';
import { aProfile, aProfileUser, aUser } from '@waypost/contracts/testing/people';
import { afterEach, expect, test, vi } from 'vitest';
import { aSeeker, renderApp } from '../../testing/render-app.tsx';

const of = (profile_img_url: string | null) => aProfile({ user: aProfileUser({ profile_img_url }) });

/** A request as an upload makes it, and what the server answers. */
function answerUploads(status: number, response: object) {
  const sent: FormData[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      upload = new EventTarget();
      status = status;
      response = response;
      open() {}
      setRequestHeader() {}
      getResponseHeader() {
        return null;
      }
      send(form: FormData) {
        sent.push(form);
        queueMicrotask(() => this.dispatchEvent(new Event('load')));
      }
    },
  );
  return sent;
}
afterEach(() => vi.unstubAllGlobals());

function open(profile_img_url: string | null) {
  return renderApp('/profile', {
    as: aSeeker(),
    prepare(bff) {
      bff.answer('getProfile', () => of(profile_img_url));
      bff.answer('listResumes', () => ({ resumes: [], total: 0 }));
    },
  });
}
const file = new File(['bytes'], 'me.png', { type: 'image/png' });
const picture = () => document.querySelector('section[aria-label="You"] img');

test('a picture is sent, shown in the size that is needed, and removed; focus stays at what changes it', async () => {
  const sent = answerUploads(200, {});
  const { bff, person } = open(null);
  await screen.findByRole('button', { name: /^Add picture/ });
  expect(screen.queryByRole('button', { name: /^Remove your picture/ })).toBeNull();

  bff.answer('getProfile', () => of(pictureUrl('ab12')));
  await person.upload(screen.getByTestId('picture'), file);
  await screen.findByText('Your picture is saved.');
  expect(sent[0]?.get('picture')).toMatchObject({ name: 'me.png' });
  await waitFor(() => expect(picture()?.getAttribute('src')).toBe('/api/users/picture/ab12-512.webp'));
  expect(picture()?.getAttribute('srcset')).toContain('/api/users/picture/ab12-96.webp 96w');

  bff.answer('deletePicture', () => aUser({ profile_img_url: null }));
  bff.answer('getProfile', () => of(null));
  await person.click(screen.getByRole('button', { name: /^Remove your picture/ }));
  await screen.findByText('Your picture is removed.');
  await waitFor(() => expect(picture()).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Add picture/ }));
});

test('why a file is not taken is said where it was chosen', async () => {
  const message = 'This is an SVG drawing. Please choose a JPEG, PNG or WebP.';
  answerUploads(400, { status: 400, error_code: 'validation-error', message, errors: [{ path: 'picture', message }] });
  const { person } = open(null);
  await screen.findByRole('button', { name: /^Add picture/ });
  await person.upload(screen.getByTestId('picture'), file);
  await screen.findByText(message);
});

test('a picture that cannot be removed stays, and that is said', async () => {
  const { bff, person } = open(pictureUrl('ab12'));
  bff.refuse('deletePicture', 'internal');
  await person.click(await screen.findByRole('button', { name: /^Remove your picture/ }));
  await screen.findByText('Your picture could not be removed. Please try again.');
  expect(picture()).not.toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Remove your picture/ })),
  );
});

test('a picture that was taken is said to be saved, whether or not the session can be asked for again', async () => {
  answerUploads(200, {});
  const { bff, person } = open(null);
  await screen.findByRole('button', { name: /^Add picture/ });
  bff.takeAway('getCurrentUser');
  await person.upload(screen.getByTestId('picture'), file);
  await screen.findByText('Your picture is saved.');
  expect(screen.queryByText(/could not be saved/)).toBeNull();
});

test('a picture that cannot be removed once one looks at another page is said to be there still', async () => {
  const { bff, person } = open(pictureUrl('ab12'));
  const answer = Promise.withResolvers<never>();
  bff.answer('deletePicture', () => answer.promise);
  await person.click(await screen.findByRole('button', { name: /^Remove your picture/ }));
  await person.click(screen.getByRole('link', { name: 'Help' }));
  await screen.findByRole('heading', { level: 1, name: /Help/ });
  answer.reject(new TypeError('Failed to fetch'));
  await screen.findByText('Your picture could not be removed. Please try again.');
  expect(screen.queryByRole('button', { name: /^Remove your picture/ })).toBeNull();
});

test('once a picture has changed it is asked anew who is signed in, whatever of that was on its way', async () => {
  answerUploads(200, {});
  const { bff, person } = open(pictureUrl('ab12'));
  bff.answer('deletePicture', () => aUser({ profile_img_url: null }));
  bff.answer('getCurrentUser', () => new Promise(() => undefined));
  await person.click(await screen.findByRole('button', { name: /^Remove your picture/ }));
  await expect.poll(() => bff.askedFor('getCurrentUser')).toHaveLength(2);
  await person.click(screen.getByRole('link', { name: 'Help' }));
  await screen.findByRole('heading', { level: 1, name: /Help/ });
  history.back();
  await screen.findByRole('button', { name: /^Change your picture/ });
  bff.answer('getCurrentUser', aSeeker);
  await person.upload(screen.getByTestId('picture'), file);
  await screen.findByText('Your picture is saved.');
});
