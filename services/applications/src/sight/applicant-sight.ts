import type { UserActor } from '@waypost/contracts/actor';
import { readTellingWords, type TellingWords } from '@waypost/contracts/calls/identity/telling-words';
import { readFileText } from '@waypost/contracts/calls/resumes';
import type { Applicant, StatusChange } from '@waypost/contracts/entities/application';
import type { ApplicationScore } from '@waypost/contracts/entities/score';
import { AppError } from '@waypost/contracts/errors';
import { matchesSearch } from '@waypost/contracts/matches-search';
import type { Stored } from '@waypost/runtime/messaging/stored';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { ApplicantNotesStore } from '../applicant-notes-store.ts';
import type { ApplicationStore } from '../application-store.ts';
import { toApplicant } from '../application-views.ts';
import type { Application } from '../application.ts';
import type { ApplicantNumbers } from './applicant-numbers.ts';
import type { BlindReviewStore } from './blind-review-store.ts';
import { hiddenName, matchesHiddenName } from './hidden-name.ts';
import { hide, hidesStatus } from './hide.ts';
import type { Hiding } from './hiding.ts';

/**
 * What of applicants somebody sees. Every answer that says anything about an applicant to who manages the post comes from here,
 * so that a blind review has no second door.
 */
export type ApplicantSight = {
  /** Then who they are is hidden until their status is decided; nothing may be sorted, found or counted by it. */
  is_blind: boolean;
  isHidden(application: Sought): boolean;
  /** @param gone aborted when nobody waits for it any more: hiding who they are in long answers takes a while. */
  show(applications: readonly Stored<Application>[], gone: AbortSignal): Promise<Applicant[]>;
  /** Whether a search finds somebody; by nothing that is hidden. */
  finder(search: string): Promise<(application: Sought) => boolean>;
  /** What whoever looks has rated them, by application. */
  ratings(): Promise<ReadonlyMap<string, number>>;
  /** Texts of them, as their resume and answers. @param names by which they are known there, beside those of their profile. */
  showTexts(application: Stored<Application>, texts: readonly string[], names?: readonly string[]): Promise<string[]>;
  showHistory(application: Stored<Application>): StatusChange[];
  /** How a score of theirs is shown: known before it is asked for, as asking may have it computed. */
  scoreView(application: Stored<Application>): Promise<(score: ApplicationScore) => Promise<ApplicationScore>>;
  /** What stands for them in the name of a file. */
  nameOf(application: Stored<Application>): Promise<string>;
};

/** What of an application says whether, and as whom, they are found. */
export type Sought = { id: string; value: Pick<Application, 'user_id' | 'status' | 'card'> };

export type SightParts = {
  store: ApplicationStore;
  blindReviews: BlindReviewStore;
  numbers: ApplicantNumbers;
  notes: ApplicantNotesStore;
  hiding: Hiding;
  client: Client;
};
/** `asked`: by the call itself, which can hide more than the review does, never less. */
type Looked = { job_post_id: string; asked?: boolean | undefined };

/** Each may have a hundred links of 2,000 characters, and as many schools. */
const atOnce = 20;

/** @throws unavailable where identity cannot say by which words people are known: then no text of theirs is shown. */
async function wordsOf(client: Client, applications: readonly Stored<Application>[]) {
  const known = new Map<string, TellingWords>();
  const ids = applications.map(({ value }) => value.user_id);
  for (let start = 0; start < ids.length; start += atOnce) {
    const { people } = await client.call(readTellingWords, { body: { user_ids: ids.slice(start, start + atOnce) } });
    for (const person of people) known.set(person.user_id, person);
  }
  return ({ value: { user_id, card } }: Stored<Application>): TellingWords => {
    const { names, contacts, schools } = known.get(user_id) ?? { names: [], contacts: [], schools: [] };
    // They may have changed since they applied: a resume has the name of then.
    const then = card ? { names: [card.first_name, card.last_name], contacts: [card.email, card.username] } : undefined;
    return {
      user_id,
      names: [...names, ...(then?.names ?? [])],
      contacts: [...contacts, ...(then?.contacts ?? [])],
      schools,
    };
  };
}

const knownAs = (words: TellingWords, names: readonly string[]): TellingWords => ({
  ...words,
  names: [...words.names, ...names],
});

/** By which names their resume knows them; undefined where nobody can tell any more. @throws unavailable where resumes cannot say */
async function namesInResume(client: Client, { value: { file_id, is_anonymous } }: Stored<Application>) {
  if (is_anonymous) return undefined;
  try {
    return (await client.call(readFileText, { params: { id: file_id } })).names;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return undefined;
    throw error;
  }
}

const tooLong = 'This is too long to be shown without saying whose it is.';
/** For what stands among other things, none of which is refused because of it. */
const unlessTooLong = (shown: Promise<string[]>, instead: string[]): Promise<string[]> =>
  shown.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'payload-too-large') return instead;
    throw error;
  });

/** What a person sees of the applicants of one post, who may manage it or be the applicant. */
export async function sightOf(
  { blindReviews, numbers, notes, hiding, client }: SightParts,
  actor: Pick<UserActor, 'user_id'>,
  { job_post_id, asked = false }: Looked,
): Promise<ApplicantSight> {
  const is_blind = asked || (await blindReviews.isBlind(job_post_id, actor.user_id));
  // Nobody is hidden from themselves.
  const isHidden = ({ value: { status, user_id } }: Sought) =>
    is_blind && user_id !== actor.user_id && hidesStatus(status);

  async function showTexts(application: Stored<Application>, texts: readonly string[], names: readonly string[] = []) {
    if (!isHidden(application)) return [...texts];
    const words = (await wordsOf(client, [application]))(application);
    return hiding.hide({ words: knownAs(words, names), texts }, actor.user_id);
  }

  return {
    is_blind,
    isHidden,
    showTexts,

    async show(applications, gone) {
      const hidden = applications.filter(isHidden);
      const ids = (some: readonly Stored<Application>[]) => some.map(({ id }) => id);
      const answered = hidden.filter(({ value }) => value.answers.length > 0);
      const [own, known, words] = await Promise.all([
        notes.among(ids(applications), actor.user_id),
        hidden.length === 0 ? undefined : numbers.of(job_post_id, ids(hidden)),
        wordsOf(client, answered),
      ]);
      const replies = new Map<string, string[]>();
      // One after the other, so that whoever else asks has a turn in between.
      for (const one of answered) {
        gone.throwIfAborted();
        const texts = one.value.answers.map(({ reply }) => reply);
        const shown = hiding.hide({ words: words(one), texts }, actor.user_id);
        replies.set(one.id, await unlessTooLong(shown, Array<string>(texts.length).fill(tooLong)));
      }
      return applications.map((application) => {
        const { id } = application;
        const { rating: own_rating = null, note_count = 0 } = own.get(id) ?? {};
        const applicant = { ...toApplicant(application), own_rating, note_count };
        if (!isHidden(application)) return applicant;
        return hide(applicant, { number: known?.get(id) ?? 1, replies: replies.get(id) ?? [] });
      });
    },

    async finder(search) {
      const known = is_blind ? await numbers.of(job_post_id) : undefined;
      return (application) =>
        isHidden(application)
          ? matchesHiddenName(known?.get(application.id), search)
          : matchesSearch(searchedOf(application.value), search);
    },

    ratings: () => notes.ratings(job_post_id, actor.user_id),

    showHistory: (application) =>
      isHidden(application)
        ? application.value.history.map(({ by, ...change }) => ({ ...change, by: by === actor.user_id ? by : null }))
        : application.value.history,

    async scoreView(application) {
      if (!isHidden(application)) return async (score) => score;
      const [wordsFor, names] = await Promise.all([wordsOf(client, [application]), namesInResume(client, application)]);
      const words = names && knownAs(wordsFor(application), names);
      return async ({ breakdown, ...score }) => {
        // It quotes the resume.
        const texts = breakdown.flatMap(({ evidence }) => evidence);
        const shown = words ? await unlessTooLong(hiding.hide({ words, texts }, actor.user_id), []) : [];
        const parts = breakdown.map((part) => ({ ...part, evidence: shown.splice(0, part.evidence.length) }));
        return { ...score, breakdown: parts };
      };
    },

    nameOf: async ({ id }) => hiddenName((await numbers.of(job_post_id, [id])).get(id)),
  };
}

function searchedOf({ card }: Pick<Application, 'card'>): string[] {
  return card ? [card.first_name, card.last_name, card.email, card.headline ?? ''] : [];
}
