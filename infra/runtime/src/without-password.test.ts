import { expect, test } from 'vitest';
import { withoutPassword } from './without-password.ts';

test.each([
  ['smtps://name:secret@smtp.example.org', 'smtps://***@smtp.example.org'],
  ['smtps://name@example.org:p@ss@smtp.example.org:465', 'smtps://***@smtp.example.org:465'],
  [
    'mongodb://name:secret@one:27017,two:27017/waypost?replicaSet=rs0',
    'mongodb://***@one:27017,two:27017/waypost?replicaSet=rs0',
  ],
  [
    'connect ECONNREFUSED redis://:secret@cache and rediss://:other@cache',
    'connect ECONNREFUSED redis://***@cache and rediss://***@cache',
  ],
  ['smtps://name:a/b+c=@smtp.example.org', 'smtps://***@smtp.example.org'],
  ['https://search:9200/jobs', 'https://search:9200/jobs'],
])('%s is shown as %s', (text, shown) => {
  expect(withoutPassword(text)).toBe(shown);
});
