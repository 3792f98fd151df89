import { expect, it } from 'vitest';
import { shareTargets } from './share-links.ts';

const url = 'https://waypost.example/public-job-details/0123456789abcdef01234567';

it.each(shareTargets('Nurse & midwife +50%', url))(
  '$label gets the link, and the title where it takes one',
  ({ href }) => {
    const said = [...new URL(href).searchParams.values()].join(' ');
    expect(said).toContain(url);
    // LinkedIn reads the title from the page itself.
    expect(href.includes('linkedin') || said.includes('Nurse & midwife +50%')).toBe(true);
  },
);

it('spaces in an e-mail are spaces', () => {
  const [email] = shareTargets('Head nurse', url);
  expect(email?.href).toContain('subject=Head%20nurse');
});

it('the link stands on a line of its own in an e-mail', () => {
  const [email] = shareTargets('Head nurse', url);
  expect(email?.href).toContain('Head%20nurse%0D%0Ahttps');
});
