import { expect, it } from 'vitest';
import { parseDraft } from './apply-draft.ts';

const draft = { resumeId: 'r1', replies: { q1: 'Yes' } };

it('a draft is read as it was kept', () => expect(parseDraft(draft)).toEqual(draft));

it.each([null, [], 'draft', { replies: null }, { resumeId: 4, replies: { q1: 1 } }])(
  'of %j nothing is believed',
  (kept) => expect(parseDraft(kept)).toEqual({ resumeId: undefined, replies: {} }),
);
