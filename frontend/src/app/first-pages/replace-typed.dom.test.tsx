import { act } from '@testing-library/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { replaceTyped } from './replace-typed.ts';

function Search() {
  const [words, setWords] = useState('');
  return (
    <label>
      Keyword
      <input
        type="search"
        placeholder="Title or skill"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <output>{words}</output>
    </label>
  );
}

test('what is typed before a drawn page comes alive is there when it is, with the caret where it was', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = '<input type="search" placeholder="Title or skill"><input placeholder="City">';
  const [drawn] = root.querySelectorAll('input');
  drawn?.focus();
  if (drawn) drawn.value = 'gardener';
  drawn?.setSelectionRange(3, 5);

  const alive = document.createElement('div');
  act(() => createRoot(alive).render(<Search />));
  await act(async () => replaceTyped(root, alive));

  const field = alive.querySelector('input');
  expect([field?.value, alive.querySelector('output')?.textContent]).toEqual(['gardener', 'gardener']);
  expect(document.activeElement).toBe(field);
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([3, 5]);
  alive.remove();
});

test('a link, a button or a box keeps focus, also one of several that are called alike', async () => {
  const box = '<label><input type="checkbox"></label>';
  const inner = `<a href="/jobs">All jobs</a><button>Save</button><button>Save</button><a href="/help">Help</a>${box}${box}`;
  for (const at of [0, 2, 3, 5]) {
    const [drawn, alive] = [document.createElement('div'), document.createElement('div')];
    for (const page of [drawn, alive]) page.innerHTML = inner;
    alive.insertAdjacentHTML('afterbegin', '<a href="/signin">Sign In</a>');
    document.body.append(drawn);
    drawn.querySelectorAll<HTMLElement>('a, button, input')[at]?.focus();
    await act(async () => replaceTyped(drawn, alive));
    expect(document.activeElement).toBe(alive.querySelectorAll('a, button, input')[at + 1]);
    alive.remove();
  }
});

test('so does one that was drawn twice, in a frame for each width', async () => {
  const [drawn, alive] = [document.createElement('div'), document.createElement('div')];
  alive.innerHTML = '<button>New</button><button>Other</button>';
  drawn.innerHTML = `<div hidden><button>New</button></div>${alive.innerHTML}`;
  document.body.append(drawn);
  drawn.querySelectorAll('button')[1]?.focus();
  await act(async () => replaceTyped(drawn, alive));
  expect(document.activeElement).toBe(alive.querySelector('button'));
  alive.remove();
});

test('so does a field without text or without a caret', async () => {
  const kinds = ['checkbox', 'radio', 'file', 'number'];
  for (const kind of kinds) {
    const [drawn, alive] = [document.createElement('div'), document.createElement('div')];
    for (const page of [drawn, alive]) page.innerHTML = `<input type="${kind}" name="one">`;
    document.body.append(drawn);
    drawn.querySelector('input')?.focus();
    await act(async () => replaceTyped(drawn, alive));
    expect(document.activeElement).toBe(alive.querySelector('input'));
    alive.remove();
  }
});

test('what was pressed or ticked before is so once it can answer, once, whatever a field is called in its form', async () => {
  const inner = (form: string) =>
    `<button>Filters</button><button>Save</button>${['Any time', 'Last day', 'Last week'].map((words) => `<label><input type="radio" name="${form}">${words}</label>`).join('')}`;
  const [drawn, alive] = [document.createElement('div'), document.createElement('div')];
  drawn.innerHTML = inner('drawn');
  alive.innerHTML = inner('alive');
  document.body.append(drawn);
  drawn.querySelectorAll('button')[1]?.setAttribute('data-pressed', '');
  drawn.querySelectorAll('input')[1]?.click();
  const heard: unknown[] = [];
  alive.addEventListener('click', ({ target }) => heard.push(target));
  await act(async () => replaceTyped(drawn, alive));
  expect(heard).toEqual([alive.querySelectorAll('button')[1], alive.querySelectorAll('input')[1]]);
  expect([...alive.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([false, true, false]);
  alive.remove();
});

test('what was opened or closed before is so once it is alive', async () => {
  const group = (name: string, open = '') => `<details ${open}><summary>${name}</summary></details>`;
  const [drawn, alive] = [document.createElement('div'), document.createElement('div')];
  for (const page of [drawn, alive]) page.innerHTML = group('Pay', 'open') + group('Country') + group('Skills');
  document.body.append(drawn);
  for (const summary of [...drawn.querySelectorAll('summary')].slice(0, 2)) summary.click();
  await act(async () => replaceTyped(drawn, alive));
  expect([...alive.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true, false]);
  alive.remove();
});
