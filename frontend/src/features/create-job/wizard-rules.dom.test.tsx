import { screen, waitFor } from '@testing-library/react';
import { delays, limits } from '@waypost/contracts/constants';
import { anAnalysis } from '@waypost/contracts/testing/scores';
import { expect, test } from 'vitest';
import { openWizard } from './testing/open-wizard.tsx';

/** The wizard at one of its steps, with all that it needs. */
async function at(step: 'basic' | 'review') {
  const app = openWizard(step);
  app.bff.answer('analyseJobPost', () => anAnalysis());
  app.bff.answer('lookUp', () => []);
  await screen.findByRole('button', { name: 'Previous' });
  return app;
}

const heading = (name: string) => screen.findByRole('heading', { name });
const button = (name: RegExp) => screen.queryByRole('button', { name });

test('the steps follow each other, on and back; the last one alone publishes, and the first has none before it', async () => {
  const { bff, person } = await at('basic');
  const previous = () => screen.getByRole('button', { name: 'Previous' });
  const steps = ['Basic Job Information', /^Requirements/, /^Job Analysis/, /^Review/];
  expect(previous()).toHaveProperty('disabled', true);
  for (const name of steps.slice(0, -1)) {
    await screen.findByRole('heading', { name });
    expect(button(/^Publish Job Post/)).toBeNull();
    await person.click(screen.getByRole('button', { name: /^Next Step/ }));
  }
  await screen.findByRole('button', { name: /^Publish Job Post/ });
  expect(button(/^Next Step/)).toBeNull();
  for (const name of steps.slice(0, -1).toReversed()) {
    await person.click(previous());
    await screen.findByRole('heading', { name });
  }
  expect(previous()).toHaveProperty('disabled', true);
  expect(bff.askedFor('publishJobPost')).toEqual([]);
});

test('Enter in a field of an earlier step leads on, and publishes nothing', async () => {
  const { bff, person } = await at('basic');
  await person.type(screen.getByRole('textbox', { name: 'Job title' }), '{Enter}');
  await heading('Requirements and Responsibilities');
  expect(bff.askedFor('publishJobPost')).toEqual([]);
});

test('a salary takes no minus, no plus and no exponent, and no half units', async () => {
  const { person } = await at('basic');
  const field = screen.getByRole('textbox', { name: 'Minimum per year' }) as HTMLInputElement;
  await person.type(field, '-+1e2.5');
  await person.tab();
  expect(field.value).toBe('13');
  await screen.findByText('Monthly: USD 1');
});

test('a description is counted against 2,000 characters', async () => {
  expect(limits.description).toBe(2_000);
  const { person } = await at('basic');
  const field = screen.getByRole('textbox', { name: 'Job description' });
  await person.clear(field);
  await person.click(field);
  await person.paste('x'.repeat(2_001));
  expect(field.closest('form')?.textContent).toMatch(/2,?001.{0,4}2,?000/);
});

test('who is refused when publishing is told so, and led to where one signs in 2 seconds later', async () => {
  expect(delays.publishDenied).toBe(2_000);
  const { bff, person, address, endSession } = await at('review');
  bff.refuse('publishJobPost', 'unauthenticated');
  await person.click(screen.getByRole('button', { name: /^Publish Job Post/ }));
  await screen.findByText('Failed to publish job post: You do not have permission to do this. Please sign in again.');
  expect(address()).toBe('/create-job');
  endSession();
  await waitFor(() => expect(address()).toBe('/signin'), { timeout: 10_000 });
});

test('who may not publish and is still signed in is led there, too, and stays to take another account', async () => {
  const { bff, person, address } = await at('review');
  bff.refuse('publishJobPost', 'forbidden');
  await person.click(screen.getByRole('button', { name: /^Publish Job Post/ }));
  expect(await screen.findByRole('button', { name: /^Continue with Google/ }, { timeout: 10_000 })).toBeTruthy();
  expect(address()).toBe('/signin');
});
