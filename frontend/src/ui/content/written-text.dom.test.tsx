import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WrittenText } from './written-text.tsx';

const pasted = `Beyond pay
Five weeks off, and a desk by the window.

• Fresh bread
• Fresh bread

Then
1. Write to us
2. Come and see us`;

test('headings and lists of a pasted text are such, without their signs', () => {
  render(<WrittenText headingLevel={3}>{pasted}</WrittenText>);
  screen.getByRole('heading', { level: 3, name: 'Beyond pay' });
  expect(screen.getAllByRole('list').map(({ tagName }) => tagName)).toEqual(['UL', 'OL']);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Fresh bread',
    'Fresh bread',
    'Write to us',
    'Come and see us',
  ]);
});

test('each part runs in the direction of its own words', () => {
  render(<WrittenText headingLevel={3}>{pasted}</WrittenText>);
  const parts = [...screen.getAllByRole('heading'), ...screen.getAllByRole('list'), screen.getByText(/^Five weeks/)];
  expect(parts.map(({ dir }) => dir)).toEqual(parts.map(() => 'auto'));
});

test('what looks like HTML is text', () => {
  render(<WrittenText headingLevel={3}>{'• <img src=x onerror=alert(1)>\n• <b>Bread</b>'}</WrittenText>);
  expect(screen.queryByRole('img')).toBeNull();
  screen.getByText('<b>Bread</b>');
});
