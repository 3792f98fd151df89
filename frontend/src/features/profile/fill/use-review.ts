import { useState } from 'react';
import { isSameForm } from '../editor/merge-forms.ts';
import { type FillDraft, type Found, problemsOf, withNeeded } from './fill-draft.ts';
import type { Values } from './fill-fields.ts';

type Asked = Readonly<Record<string, readonly string[]>>;

/** The fields that need mending. A field that was shown once stays, so that none disappears while somebody types into it. */
const askedOf = (draft: FillDraft, before: Asked): Asked =>
  Object.fromEntries(
    draft.map((found) => [found.key, [...new Set([...(before[found.key] ?? []), ...Object.keys(problemsOf(found))])]]),
  );

const isSame = (one: Found, other: Found | undefined) =>
  one.isTaken === other?.isTaken && isSameForm(one.values, other.values);

/** What was found, as it is being looked through. */
export function useReview(found: FillDraft) {
  const [start] = useState(found);
  const [draft, setDraft] = useState(found);
  const [asked, setAsked] = useState<Asked>(() => askedOf(found, {}));
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const each = (change: (one: Found) => Found) => setDraft((before) => withNeeded(before.map(change)));

  return {
    draft,
    /** Something of what is still there was corrected, or taken out. */
    isChanged: draft.some(
      (one) =>
        !isSame(
          one,
          start.find(({ key }) => key === one.key),
        ),
    ),
    askedFor: (key: string) => asked[key] ?? [],
    isOpen: (key: string) => open.has(key),
    toggle: (key: string) =>
      setOpen((before) =>
        before.has(key) ? new Set([...before].filter((one) => one !== key)) : new Set([...before, key]),
      ),
    take: (keys: readonly string[], isTaken: boolean) =>
      each((one) => (keys.includes(one.key) ? { ...one, isTaken } : one)),
    change: (key: string, values: Values) => each((one) => (one.key === key ? { ...one, values } : one)),
    /** Shows what still needs mending. */
    askAgain: () => setAsked((before) => askedOf(draft, before)),
    /** What has been written is no longer to be looked through. */
    keepOnly: (isKept: (one: Found) => boolean) => setDraft((before) => before.filter(isKept)),
  };
}
export type Review = ReturnType<typeof useReview>;
