import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastRegion } from './toast-region.tsx';
import { carryToasts, sayCarriedToasts, toast } from './toast.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => toast.clear());
  cleanup();
  vi.useRealTimers();
});
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('a toast stays for four seconds and is gone 200 ms later, out of reach meanwhile', () => {
  render(<ToastRegion />);
  act(() => void toast.success('Saved'));
  pass(3_999);
  expect(screen.getByText('Saved').closest('li')?.hasAttribute('inert')).toBe(false);
  pass(1);
  expect(screen.getByText('Saved').closest('li')?.hasAttribute('inert')).toBe(true);
  pass(199);
  expect(screen.queryByText('Saved')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('the same words twice stand there once, and stay from the second time on', () => {
  render(<ToastRegion />);
  act(() => void toast.info('Copied'));
  pass(3_000);
  act(() => void toast.info('Copied'));
  pass(3_000);
  expect(screen.getAllByText('Copied')).toHaveLength(1);
});

test('what it is about stands in a line below, and is heard with it', () => {
  render(<ToastRegion />);
  act(() => void toast.success('Status updated', { detail: 'Ada Park: Selected' }));
  const said = screen.getByText('Status updated');
  expect(said.contains(screen.getByText('Ada Park: Selected'))).toBe(true);
  expect(said.closest('[aria-live=polite]')).not.toBeNull();
});

test('the same words about somebody else stand beside those before', () => {
  render(<ToastRegion />);
  for (const name of ['Ada', 'Rae']) act(() => void toast.success('The change was undone', { detail: name }));
  expect(screen.getAllByText('The change was undone')).toHaveLength(2);
});

test('the same words with something to do about each stand beside each other, and stay for ten seconds', () => {
  render(<ToastRegion />);
  const undone: string[] = [];
  for (const name of ['Ada', 'Rae'])
    act(() => void toast.success('Status updated', { action: { label: 'Undo', onAction: () => undone.push(name) } }));
  pass(9_999);
  const [, first] = screen.getAllByRole('button', { name: /Undo/ });
  fireEvent.click(first ?? document.body);
  expect(undone).toEqual(['Ada']);
  pass(1);
  pass(200);
  expect(screen.queryByText(/Status updated/)).toBeNull();
});

test('of the same words many times the latest three can be undone, and none of the others comes back for it', () => {
  render(<ToastRegion />);
  const undone: number[] = [];
  for (let at = 1; at <= 9; at++)
    act(() => void toast.success('Status updated', { action: { label: 'Undo', onAction: () => undone.push(at) } }));
  for (const button of screen.getAllByRole('button', { name: /Undo/ })) fireEvent.click(button);
  expect(undone).toEqual([9, 8, 7]);
  pass(200);
  expect(screen.queryByText(/Status updated/)).toBeNull();
});

test('three are visible at a time', () => {
  render(<ToastRegion />);
  act(() => {
    for (const word of ['one', 'two', 'three', 'four']) toast.info(word);
  });
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test.each([
  [20, true],
  [21, false],
  [-21, false],
])('swiped by %i px a toast stays: %s', (by, stays) => {
  render(<ToastRegion />);
  act(() => void toast.info('Copied'));
  const shown = screen.getByRole('listitem');
  fireEvent.pointerDown(shown, { clientX: 100 });
  fireEvent.pointerMove(shown, { clientX: 100 + by });
  fireEvent.pointerUp(shown, { clientX: 100 + by });
  pass(200);
  expect(screen.queryByText('Copied') !== null).toBe(stays);
});

test('F6 brings the keyboard to what can be undone, and nowhere where nothing is said', () => {
  render(
    <>
      <button type="button">Here</button>
      <ToastRegion />
    </>,
  );
  const here = screen.getByRole('button', { name: 'Here' });
  here.focus();
  fireEvent.keyDown(here, { key: 'F6' });
  expect(document.activeElement).toBe(here);
  act(() => void toast.success('Closed', { action: { label: 'Undo', onAction: () => undefined } }));
  fireEvent.keyDown(here, { key: 'F6' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
});

test('what the keyboard is on stays while a mouse comes and goes, and what a mouse is on while the keyboard does', () => {
  render(<ToastRegion />);
  act(() => void toast.success('Closed', { action: { label: 'Undo', onAction: () => undefined } }));
  const region = screen.getByRole('region', { name: 'Notifications' });
  const undo = screen.getByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  fireEvent.pointerEnter(region);
  fireEvent.pointerLeave(region);
  pass(20_000);
  pass(200);
  expect(screen.queryByText(/^Closed/)).not.toBeNull();
  fireEvent.pointerEnter(region);
  // jsdom knows no pointer.
  const matches = vi.spyOn(region, 'matches').mockImplementation((selector) => selector.includes(':hover'));
  act(() => undo.blur());
  pass(20_000);
  pass(200);
  expect(screen.queryByText(/^Closed/)).not.toBeNull();
  matches.mockRestore();
  fireEvent.pointerLeave(region);
  pass(10_000);
  pass(200);
  expect(screen.queryByText(/^Closed/)).toBeNull();
});

test('what comes while a mouse rests on what is said stays with it', () => {
  render(<ToastRegion />);
  act(() => void toast.info('Copied'));
  const region = screen.getByRole('region', { name: 'Notifications' });
  fireEvent.pointerEnter(region);
  const matches = vi.spyOn(region, 'matches').mockImplementation((selector) => selector.includes(':hover'));
  act(() => void toast.info('Saved'));
  pass(20_000);
  pass(200);
  expect(screen.queryByText('Saved')).not.toBeNull();
  matches.mockRestore();
  fireEvent.pointerLeave(region);
  pass(4_000);
  pass(200);
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('so does what comes while the keyboard is there', () => {
  render(<ToastRegion />);
  act(() => void toast.success('Closed', { action: { label: 'Undo', onAction: () => undefined } }));
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  act(() => void toast.info('Saved'));
  pass(20_000);
  pass(200);
  expect(screen.queryByText('Saved')).not.toBeNull();
});

test.each([
  ['keyboard', () => undefined],
  [
    'finger, which counts as hovering until it touches something else',
    (region: Element) => {
      fireEvent.pointerEnter(region);
      fireEvent.pointerLeave(region);
      vi.spyOn(region, 'matches').mockImplementation((selector) => selector.includes(':hover'));
    },
  ],
])('of two, the one that is not dismissed goes when its time is over: by %s', (_, touch) => {
  render(<ToastRegion />);
  for (const words of ['Copied', 'Saved']) act(() => void toast.info(words));
  touch(screen.getByRole('region', { name: 'Notifications' }));
  const [dismiss] = screen.getAllByRole('button', { name: 'Dismiss' });
  act(() => dismiss?.focus());
  pass(20_000);
  fireEvent.click(dismiss ?? document.body);
  pass(200);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  pass(4_000);
  pass(200);
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('what is being said when a page is left is said on the next one, once', () => {
  render(<ToastRegion />);
  act(() => void toast.info('Please sign in'));
  carryToasts();
  act(() => toast.clear());
  pass(200);
  expect(screen.queryByText('Please sign in')).toBeNull();
  act(sayCarriedToasts);
  expect(screen.queryByText('Please sign in')).not.toBeNull();
  act(() => toast.clear());
  pass(200);
  act(sayCarriedToasts);
  expect(screen.queryByText('Please sign in')).toBeNull();
});

test.each(['{', '{}', 'null', '[null, 1, {"tone":"clear","message":"x"}, {"tone":"info","message":{}}]'])(
  'what is no toast is not carried along: %s',
  (kept) => {
    render(<ToastRegion />);
    sessionStorage.setItem('waypost.toasts', kept);
    act(sayCarriedToasts);
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(sessionStorage.getItem('waypost.toasts')).toBeNull();
  },
);
