import { render, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { surviveTranslation } from './survive-translation.ts';

beforeEach(() => {
  const { insertBefore, removeChild } = Node.prototype;
  onTestFinished(() => void Object.assign(Node.prototype, { insertBefore, removeChild }));
  surviveTranslation();
});

function Saving({ isSaved, hasIcon = false }: { isSaved: boolean; hasIcon?: boolean }) {
  return (
    <button type="button">
      {hasIcon ? <b>!</b> : null}
      {isSaved ? null : 'Save'}
      <i>job</i>
    </button>
  );
}

/** As a browser does: the text gives way to an element that React has never heard of. */
function translate(text: ChildNode | null): void {
  const words = document.createElement('font');
  words.textContent = 'Speichern';
  text?.replaceWith(words);
}

test('a text that was translated goes when it is to go', () => {
  const { rerender } = render(<Saving isSaved={false} />);
  translate(screen.getByRole('button').firstChild);
  rerender(<Saving isSaved />);
  expect(screen.getByRole('button').textContent).toBe('job');
});

test('what comes before a text that was translated stands before it', () => {
  const { rerender } = render(<Saving isSaved={false} />);
  translate(screen.getByRole('button').firstChild);
  rerender(<Saving isSaved={false} hasIcon />);
  expect(screen.getByRole('button').textContent).toBe('!Speichernjob');
});
