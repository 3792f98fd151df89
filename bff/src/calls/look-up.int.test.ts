import { lookUp } from '@waypost/contracts/calls/jobs';
import { AppError } from '@waypost/contracts/errors';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ours, startBff } from '../testing/start-bff.ts';

const skill = (skill_name: string) => ({
  skill_id: '0123456789abcdef01234567',
  skill_name,
  category: 'Software development',
});

let bff: Awaited<ReturnType<typeof startBff>>;
const asked: string[] = [];
beforeEach(async () => {
  bff = await startBff({}, { lookups: { ms: 60_000, bytes: 100_000 } });
  asked.length = 0;
  bff.client.stub(lookUp, ({ params: { entity }, querystring: { entity_text = '' } }) => {
    asked.push(`${entity} ${entity_text}`);
    return [skill(entity_text)];
  });
});
afterEach(() => bff.close());

const ask = (entity: string, text: string, cookie = '') =>
  bff.http.inject({ url: `/api/search/${entity}?entity_text=${text}`, headers: { ...ours, cookie } });

it('asks jobs once for what many type, whoever they are', async () => {
  const { cookie } = await bff.signIn();
  const answers = await Promise.all([ask('skills', 'Ja'), ask('skills', 'Ja', cookie)]);
  for (const answer of [...answers, await ask('skills', 'Ja'), await ask('skills', 'Ja&page=1&other=1')]) {
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual([skill('Ja')]);
  }
  expect(asked).toEqual(['skills Ja']);
});

it('asks for each list and each word by itself', async () => {
  for (const [entity, text] of [
    ['skills', 'Ja'],
    ['skills', 'Jav'],
    ['cities', 'Ja'],
  ] as const)
    await ask(entity, text);
  expect(asked).toEqual(['skills Ja', 'skills Jav', 'cities Ja']);
});

it('keeps no refusal, and asks nothing that cannot be asked', async () => {
  expect((await ask('planets', 'Ja')).statusCode).toBe(400);
  bff.client.stub(lookUp, () => {
    throw new AppError('unavailable', 'Away');
  });
  expect((await ask('skills', 'Ja')).statusCode).toBe(503);
  bff.client.stub(lookUp, () => []);
  expect((await ask('skills', 'Ja')).json()).toEqual([]);
});
