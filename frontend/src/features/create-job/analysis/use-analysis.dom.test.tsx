import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { delays } from '@waypost/contracts/constants';
import { anAnalysis } from '@waypost/contracts/testing/scores';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBffDouble } from '../../../testing/bff-double.ts';
import { useAnalysis } from './use-analysis.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const written = {
  title: 'Gardener',
  description: 'Keep the parks of the city green.',
  responsibility: 'Plant, prune and water.',
  minimum_qualification: 'Two summers of experience in gardens.',
  preferred_qualification: '',
  has_pay: false,
  has_location: true,
};

function open(isShown = true, post = written) {
  const bff = createBffDouble();
  vi.stubGlobal('fetch', bff.fetch);
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const onResult = () => undefined;
  const hook = renderHook(
    (given: { isShown: boolean; written: typeof written }) => useAnalysis({ ...given, onResult }),
    {
      wrapper,
      initialProps: { isShown, written: post },
    },
  );
  return { ...hook, bff, asked: () => bff.askedFor('analyseJobPost').length };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('half a second after its step is entered a post is analyzed by itself, once', async () => {
  expect(delays.analysisOnEntry).toBe(500);
  const { bff, rerender, result, asked } = open(false);
  bff.answer('analyseJobPost', () => anAnalysis());
  await pass(10_000);
  expect(asked()).toBe(0);
  rerender({ isShown: true, written });
  await pass(499);
  expect(asked()).toBe(0);
  await pass(1);
  expect(asked()).toBe(1);
  await pass(10_000);
  expect([asked(), result.current.status]).toEqual([1, 'result']);
});

test('a second after the qualifications or responsibilities were changed there it is analyzed again', async () => {
  expect(delays.analysisOnEdit).toBe(1_000);
  const { bff, rerender, asked } = open();
  bff.answer('analyseJobPost', () => anAnalysis());
  await pass(2_000);
  expect(asked()).toBe(1);
  for (const [count, change] of [{ minimum_qualification: 'Ten summers' }, { responsibility: 'Water' }].entries()) {
    rerender({ isShown: true, written: { ...written, ...change } });
    await pass(999);
    expect(asked()).toBe(count + 1);
    await pass(1);
    expect(asked()).toBe(count + 2);
    await pass(5_000);
  }
});

test('while it is analyzed a change begins no second analysis', async () => {
  const { bff, rerender, result, asked } = open();
  bff.answerLater('analyseJobPost', new Promise<void>(() => undefined), () => anAnalysis());
  await pass(500);
  rerender({ isShown: true, written: { ...written, responsibility: 'Water' } });
  await pass(10_000);
  expect([asked(), result.current.status]).toEqual([1, 'analyzing']);
});

test('without title, description or minimum qualifications nothing is analyzed by itself', async () => {
  for (const field of ['title', 'description', 'minimum_qualification'] as const) {
    const { asked, result, unmount } = open(true, { ...written, [field]: '' });
    await pass(10_000);
    expect([asked(), result.current.isPossible]).toEqual([0, false]);
    unmount();
  }
});

test('what has failed is not asked again by itself until the text changes', async () => {
  const { bff, rerender, result, asked } = open();
  bff.refuse('analyseJobPost', 'internal', '');
  await pass(500);
  await pass(60_000);
  expect([asked(), result.current.status, result.current.message]).toEqual([
    1,
    'failed',
    'Failed to analyze job post. Please try again.',
  ]);
  rerender({ isShown: true, written: { ...written, responsibility: 'Water' } });
  await pass(1_000);
  expect(asked()).toBe(2);
});

test('what was asked for and has failed is said to have failed, though it was read before', async () => {
  const { bff, rerender, result } = open();
  bff.answer('analyseJobPost', () => anAnalysis());
  await pass(500);
  bff.refuse('analyseJobPost', 'internal', '');
  act(() => result.current.analyze());
  await pass(0);
  expect(result.current.status).toBe('failed');
  rerender({ isShown: true, written: { ...written, responsibility: 'Water' } });
  await pass(1_000);
  expect(result.current.status).toBe('failed');
  bff.answer('analyseJobPost', () => anAnalysis());
  act(() => result.current.analyze());
  await pass(0);
  expect(result.current.status).toBe('result');
});

test('a text that is changed back after it could not be read has its result again', async () => {
  const { bff, rerender, result } = open();
  bff.answer('analyseJobPost', () => anAnalysis());
  await pass(500);
  bff.refuse('analyseJobPost', 'internal', '');
  rerender({ isShown: true, written: { ...written, responsibility: 'Water' } });
  await pass(1_000);
  expect(result.current.status).toBe('failed');
  rerender({ isShown: true, written });
  expect(result.current.status).toBe('result');
});
