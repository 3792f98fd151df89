import { render, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { TextArea } from '../fields/text/text-area.tsx';
import { FilterSheet } from '../overlays/filter-sheet.tsx';
import { Stepper } from '../page/stepper.tsx';
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

const steps = ['Basics', 'Review'].map((title) => ({ id: title, title }));
test.each([
  [(is: string) => <TextArea label="About" value={is} limit={2_000} />, 'abc', '0 / 2,000', '3 / 2,000'],
  [
    (is: string) => <Stepper label="Steps" steps={steps} current={is || 'Basics'} />,
    'Review',
    /^Step 1/,
    'Step 2 of 2:',
  ],
  [(is: string) => <FilterSheet count={is.length}>{() => null}</FilterSheet>, 'a', 'Filters', 'Filters (1)'],
])('what counts does so where it was translated', (draw, next, before, after) => {
  const { rerender } = render(draw(''));
  const words = screen.getByText(before);
  for (const text of words.childNodes) translate(text);
  rerender(draw(next));
  screen.getByText(after);
});
