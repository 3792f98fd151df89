import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { follows, released, unreleased } from './changelog.ts';

const changelog = '# Changelog\n\n## Next\n\n- A feed\n- A bell\n\n## 0.1.0, 2026-01-02\n\n- The first\n';

test('what is new is what stands below Next', () => {
  expect(unreleased(changelog)).toBe('- A feed\n- A bell');
});

test('a release takes it over, and leaves nothing below Next', () => {
  const after = released(changelog, '0.2.0', '2026-03-04');
  expect(after).toContain('## Next\n\n## 0.2.0, 2026-03-04\n\n- A feed\n- A bell\n\n## 0.1.0, 2026-01-02');
  expect(() => unreleased(after)).toThrow('Nothing stands below "## Next"');
  expect(() => unreleased('# Changelog\n')).toThrow('Nothing stands below');
});

test.each([
  ['0.1.1', '0.1.0', true],
  ['0.2.0', '0.1.7', true],
  ['1.0.0', '0.9.9', true],
  ['0.1.0', '0.1.0', false],
  ['0.0.9', '0.1.0', false],
  ['0.3.0', '0.1.0', false],
  ['0.2.1', '0.1.0', false],
])('%s after %s: %s', (version, before, is) => {
  expect(follows(version, before)).toBe(is);
});

test('a version is three numbers', () => {
  expect(() => follows('0.2', '0.1.0')).toThrow('0.2 is no version');
  expect(() => follows('v0.2.0', '0.1.0')).toThrow('v0.2.0 is no version');
});

test('the changelog of Waypost has one place for what is new', () => {
  const own = readFileSync(new URL('../../.github/CHANGELOG.md', import.meta.url), 'utf8');
  expect(own.split('## Next\n')).toHaveLength(2);
});
