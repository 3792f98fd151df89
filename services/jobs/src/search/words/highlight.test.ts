import type { JobPost } from '@waypost/contracts/entities/job-post';
import { aJobPost } from '@waypost/contracts/testing/job-posts';
import { expect, it } from 'vitest';
import { highlighting, markedPosts } from './highlight.ts';
import type { TextQuery } from './phrase-query.ts';

const highlight = (post: JobPost, queries: readonly TextQuery[]) => highlighting(queries)(post);
const phrase = (...stems: string[]) => ({ phrase: stems });
const marked = (runs: { text: string; marked: boolean }[]) => runs.filter((run) => run.marked).map((run) => run.text);
const whole = (runs: { text: string }[]) => runs.map((run) => run.text).join('');

it('marks a word in singular and plural and loses no letter', () => {
  const post = { title: 'Nurse (nursing), nurses', description: '' };
  const { title } = highlight(aJobPost(post), [phrase('nurse')]);
  expect(marked(title)).toEqual(['Nurse', 'nurses']);
  expect(whole(title)).toBe(post.title);
});

it('marks a phrase only where its words stand together', () => {
  const { title } = highlight(aJobPost({ title: 'Machine operator, machine learning', description: '' }), [
    phrase('machine', 'learning'),
  ]);
  expect(marked(title)).toEqual(['machine learning']);
});

it('cuts the description around the first match', () => {
  const description = `${'Lorem ipsum dolor. '.repeat(40)}We need Kotlin here. ${'Sit amet. '.repeat(60)}`;
  const { snippet } = highlight(aJobPost({ title: '', description }), [phrase('kotlin')]);
  expect(marked(snippet)).toEqual(['Kotlin']);
  expect(whole(snippet).length).toBeLessThan(300);
  expect(description).toContain(whole(snippet).replaceAll('…', '').trim());
});

it('marks all that is near the first match, wherever that stands', () => {
  for (let before = 0; before < 60; before++) {
    const description = `${'Lorem ipsum. '.repeat(before)}Kotlin here, Kotlin there, ${'sit amet '.repeat(12)}Kotlin${' sit amet'.repeat(90)}`;
    const { snippet } = highlight(aJobPost({ title: '', description }), [phrase('kotlin')]);
    expect(marked(snippet)).toEqual(['Kotlin', 'Kotlin', 'Kotlin']);
  }
});

it('begins at the start where nothing in the description matches', () => {
  expect(highlight(aJobPost({ title: '', description: 'Short text.' }), [phrase('x')]).snippet).toEqual([
    { text: 'Short text.', marked: false },
  ]);
});

it('cuts a description without a single space', () => {
  const { snippet } = highlight(aJobPost({ title: '', description: 'x'.repeat(5000) }), [phrase('y')]);
  expect(whole(snippet).length).toBeLessThan(300);
});

it('lets others have their turn between the long posts of a page', async () => {
  const post = aJobPost({ description: 'я '.repeat(10_000) });
  let [turns, isDone] = [0, false];
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const posts = await markedPosts(Array<JobPost>(50).fill(post), [{ query: phrase('x') }], {});
  isDone = true;
  expect(posts).toHaveLength(50);
  expect(turns).toBeGreaterThan(5);
});
