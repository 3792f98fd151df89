import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let stop: () => void;
beforeEach(() => void (stop = keepFocus()));
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const show = (html: string) => {
  document.body.innerHTML = `<div>${html}</div>`;
};
const the = (id: string) => document.getElementById(id) as HTMLElement;
const focusIsAt = async (id: string) => {
  await expect.poll(() => document.activeElement?.id).toBe(id);
};
/** As long as the page takes to see that focus is lost, and once more. */
async function frames(): Promise<void> {
  for (let count = 0; count < 4; count += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

const list = `<main tabindex="-1"><h1 id="title" tabindex="-1">Posts</h1>
  <ul><li><a id="one" href="#1">1</a></li><li><a id="two" href="#2">2</a></li><li><a id="three" href="#3">3</a></li></ul></main>`;
const removeRow = (id: string) => the(id).closest('li')?.remove();

test('goes to the next thing where what held it is removed', async () => {
  show(list);
  the('two').focus();
  removeRow('two');
  await focusIsAt('three');
});

test('goes to the one before the last', async () => {
  show(list);
  the('three').focus();
  removeRow('three');
  await focusIsAt('two');
});

test('goes to the heading where nothing is left', async () => {
  show(list);
  the('one').focus();
  the('one').closest('ul')?.remove();
  await focusIsAt('title');
});

test('leaves a button that cannot be pressed any more', async () => {
  show('<main><button id="more">More</button><button id="less">Less</button></main>');
  the('more').focus();
  (the('more') as HTMLButtonElement).disabled = true;
  the('more').blur();
  await focusIsAt('less');
});

test('leaves a button from which the browser takes it without a word', async () => {
  show('<main><button id="more">More</button><button id="less">Less</button></main>');
  the('more').focus();
  const held = vi.spyOn(document, 'activeElement', 'get').mockReturnValue(the('more'));
  (the('more') as HTMLButtonElement).disabled = true;
  await new Promise((resolve) => requestAnimationFrame(resolve));
  held.mockReturnValue(document.body);
  const focus = vi.spyOn(the('less'), 'focus').mockImplementation(() => held.mockRestore());
  await expect.poll(() => focus.mock.calls.length).toBe(1);
});

test('goes on to the next place where one does not take it', async () => {
  show(
    '<main><button id="first">First</button><button id="second">Second</button></main><p><a id="gone" href="#">Gone</a></p>',
  );
  for (const id of ['first', 'second', 'gone']) the(id).focus();
  the('second').focus = () => undefined;
  the('gone').closest('p')?.remove();
  await focusIsAt('first');
});

test('from a dialog that is gone, with what opened it, it goes to what stood beside that', async () => {
  show('<main><p><button id="close">Close</button><a id="edit" href="#">Edit</a></p></main>');
  the('close').focus();
  const dialog = document.createElement('div');
  dialog.innerHTML = '<button id="yes">Yes</button>';
  document.body.append(dialog);
  the('yes').focus();
  the('close').remove();
  dialog.remove();
  await focusIsAt('edit');
});

test('from a dialog of many fields it goes to what opened it, once that can be reached again', async () => {
  show('<main><button id="save">Save</button><button id="add">Add</button></main>');
  const page = the('add').closest('div') as HTMLElement;
  the('add').focus();
  page.toggleAttribute('inert', true);
  const dialog = document.createElement('div');
  dialog.innerHTML = Array.from({ length: 12 }, (_, at) => `<input id="field-${at}">`).join('');
  document.body.append(dialog);
  for (const field of dialog.querySelectorAll('input')) field.focus();
  // As an overlay ends where the answer of a call closes it: it is gone a frame or more before the page can be used.
  dialog.remove();
  await frames();
  page.toggleAttribute('inert', false);
  await focusIsAt('add');
});

test('from a toast that is gone it goes back to where it was, and not to the next toast', async () => {
  show('<button id="here">Here</button>');
  const region = document.createElement('section');
  region.dataset['reactAriaTopLayer'] = 'true';
  region.innerHTML = '<ol><li><button id="undo">Undo</button></li><li><button id="dismiss">Dismiss</button></li></ol>';
  document.body.append(region);
  the('here').focus();
  the('undo').focus();
  removeRow('undo');
  await focusIsAt('here');
});

test('leaves it where somebody else has put it meanwhile', async () => {
  show(list);
  the('one').focus();
  removeRow('one');
  the('title').focus();
  await frames();
  expect(document.activeElement?.id).toBe('title');
});

test('leaves who presses beside everything alone', async () => {
  show(list);
  the('one').focus();
  the('one').blur();
  await frames();
  expect(document.activeElement).toBe(document.body);
  removeRow('one');
  await frames();
  expect(document.activeElement).toBe(document.body);
});

test('raises no keyboard on a phone', async () => {
  show('<main><p><button id="clear">Clear</button><input id="words"><button id="search">Search</button></p></main>');
  the('clear').focus();
  fireEvent.pointerDown(the('clear'), { pointerType: 'touch' });
  the('clear').remove();
  await focusIsAt('search');
});

test('tells the ring that keys lead, from one that moves on until something is pressed', () => {
  const lead = () => document.documentElement.hasAttribute('data-by-keyboard');
  fireEvent.keyDown(document.body, { key: 'Shift' });
  fireEvent.keyDown(document.body, { key: 'c', ctrlKey: true });
  expect(lead()).toBe(false);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(lead()).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(lead()).toBe(false);
});
