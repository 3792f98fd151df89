import { skills } from '@waypost/contracts/taxonomy/skills';
import { checkModels, ModelError } from '@waypost/model/model-file';
import { checkOccupations } from './occupations/occupation-files.ts';
import tradeWords from './taxonomy/trade-words.json' with { type: 'json' };

/** What texts are read with. One that is missing or cut off is no module, and stops the process before this is asked. */
type Taxonomy = { skills: readonly { id: string; name: string }[]; words: readonly string[] };

/** @throws ModelError where a part of the taxonomy is empty or of another form. */
export function checkTaxonomy({ skills: named, words }: Taxonomy): void {
  const isWhole =
    words.length > 0 && named.length > 0 && named.every(({ id, name }) => /^[0-9a-f]{24}$/.test(id) && name !== '');
  if (!isWhole || new Set(named.map(({ id }) => id)).size < named.length) {
    throw new ModelError(
      'The taxonomy of skills is damaged, and nothing is read or scored without it. Restore contracts/src/taxonomy and services/scoring/src/taxonomy of this version of Waypost, and start again.',
    );
  }
}

/** @throws ModelError, which says what to do, unless all files are there and whole that texts are read and titles compared with. */
export function checkFiles(): void {
  checkModels();
  checkOccupations();
  checkTaxonomy({ skills, words: tradeWords.words });
}
