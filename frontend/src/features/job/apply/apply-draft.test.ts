import { expect, it } from 'vitest';
import { parseDraft } from './apply-draft.ts';

const draft = { resumeId: 'r1', replies: { q1: 'Yes' } };

it('a draft is read as it was kept', () => expect(parseDraft(JSON.stringify(draft))).toEqual(draft));

it.each([null, '', '{', 'null', '[]', '{"replies":null}', '{"resumeId":4,"replies":{"q1":1}}'])(
  'of %s nothing is believed',
  (text) => expect(parseDraft(text)).toEqual({ resumeId: undefined, replies: {} }),
);
