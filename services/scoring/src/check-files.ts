import { skills, type Skill } from '@waypost/contracts/taxonomy/skills';
import { checkModels, ModelError } from '@waypost/model/model-file';
import { checkOccupations } from './occupations/occupation-files.ts';
import manifest from './taxonomy/manifest.json' with { type: 'json' };
import { taxonomyHash } from './taxonomy/taxonomy-hash.ts';
import tradeWords from './taxonomy/trade-words.json' with { type: 'json' };

/** What texts are read with. A file that is missing or cut off is no module, and stops the process before this is asked. */
export type Taxonomy = { skills: readonly Skill[]; words: readonly string[] };

/** @throws ModelError where a part of the taxonomy says anything else than `manifest.json` notes. */
export function checkTaxonomy(taxonomy: Taxonomy): void {
  if (
    taxonomyHash(taxonomy.skills) === manifest.skills.sha256 &&
    taxonomyHash(taxonomy.words) === manifest.words.sha256
  )
    return;
  throw new ModelError(
    'The taxonomy of skills is damaged or of another version, and nothing is read or scored without it. Restore contracts/src/taxonomy and services/scoring/src/taxonomy of this version of Waypost, and start again.',
  );
}

/** @throws ModelError, which says what to do, unless all files are there and whole that texts are read and titles compared with. */
export function checkFiles(): void {
  checkModels();
  checkOccupations();
  checkTaxonomy({ skills, words: tradeWords.words });
}
