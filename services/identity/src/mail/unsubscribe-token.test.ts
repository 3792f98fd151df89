import { nextId } from '@waypost/contracts/testing/factory';
import { expect, test } from 'vitest';
import { createTokens } from './unsubscribe-token.ts';

const subscription = { user_id: nextId(), saved_search_id: nextId() };
const tokens = createTokens('secret');
const token = tokens.sign(subscription);

test('says whose e-mails of which search, for ever', () => {
  expect(tokens.read(token)).toEqual(subscription);
  expect(createTokens('secret').sign(subscription)).toBe(token);
});

test.each([
  ['nothing', ''],
  ['another text', 'token'],
  ['one that was cut', token.slice(0, -1)],
  ['one that was changed', `A${token.slice(1)}`],
  ['one of another installation', createTokens('other').sign(subscription)],
])('%s is read by nobody', (_, given) => expect(tokens.read(given)).toBeUndefined());
