import { cleanup, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { StaticRouter } from '../src/router/document-router.tsx';
import { UiProvider } from '../src/ui/behaviour/ui-provider.tsx';
import { Gallery, parts } from './gallery.tsx';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

test.each(parts)('every control of the part $label is accessible in each of its states', async ({ id, label }) => {
  location.hash = id;
  render(
    <StaticRouter location="/">
      <UiProvider>
        <Gallery />
      </UiProvider>
    </StaticRouter>,
  );
  await screen.findByRole('tab', { name: label, selected: true });
  // Contrast needs styles: the theme's own test holds every pair of colours, and e2e/ what is seen.
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map((rule) => ({ rule: rule.id, at: rule.nodes.map(({ html }) => html) }))).toEqual([]);
});
