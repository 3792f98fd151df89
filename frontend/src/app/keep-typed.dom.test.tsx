import { act } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { keepTyped } from './keep-typed.ts';

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

test('what is typed before a drawn page comes alive is there when it is, with the caret where it was', () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = '<input type="search" placeholder="Title or skill"><input placeholder="City">';
  const [drawn] = root.querySelectorAll('input');
  drawn?.focus();
  if (drawn) drawn.value = 'gardener';
  drawn?.setSelectionRange(3, 5);

  act(() => keepTyped(root, () => flushSync(() => createRoot(root).render(<Search />))));

  const alive = root.querySelector('input');
  expect(alive).not.toBe(drawn);
  expect([alive?.value, root.querySelector('output')?.textContent]).toEqual(['gardener', 'gardener']);
  expect(document.activeElement).toBe(alive);
  expect([alive?.selectionStart, alive?.selectionEnd]).toEqual([3, 5]);
  root.remove();
});

test('a field without text or without a caret stands in nobody’s way', () => {
  const root = document.createElement('div');
  document.body.append(root);
  const kinds = ['checkbox', 'radio', 'file', 'number'];
  for (const kind of kinds) {
    root.innerHTML = `<input type="${kind}" name="one">`;
    root.querySelector('input')?.focus();
    expect(() => keepTyped(root, () => (root.innerHTML = `<input type="${kind}" name="one">`))).not.toThrow();
  }
  expect(document.activeElement).toBe(root.querySelector('input'));
  root.remove();
});
