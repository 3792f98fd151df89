import { limits } from '@waypost/contracts/constants';
import type { QuestionResult } from '@waypost/contracts/entities/lookup';
import { keepFor } from '@waypost/runtime/keep-for';
import type { Collection, Documents } from '@waypost/runtime/ports/documents';
import { derivedId } from '@waypost/runtime/service/derived-id';
import { createKeyedMutex } from '@waypost/runtime/service/keyed-mutex';
import { fold } from './search/words/words.ts';

export type Question = Omit<QuestionResult, 'question_id'>;

/** A screening question that recruiters may choose; `listed` ones are curated, the others were asked in posts. */
export type StoredQuestion = Question & {
  _id: string;
  listed: boolean;
  /**
   * Asked by so many people that it is offered to everybody: what one person asks says nothing to others. False of one that no longer
   * is: posts may name it by its id.
   */
  offered?: boolean;
  /** Who has asked it so far, until it is offered. */
  askers?: string[];
};

export type QuestionStore = {
  find(ids: readonly string[]): Promise<StoredQuestion[]>;
  /** Those that are offered, the listed ones first; the same list until it changes. */
  offered(): Promise<readonly StoredQuestion[]>;
  /** Adds curated ones. */
  list(questions: readonly Question[]): Promise<QuestionResult[]>;
  /** Notes that somebody asks these, of which they may have only so many that nobody else asks. */
  ask(questions: readonly Question[], user_id: string): Promise<void>;
  /** Offers these no more, until as many people have asked them since; of a post that an operator took down. Listed ones stay. */
  withdraw(questions: readonly Question[], user_id: string): Promise<void>;
  /** Nobody knows any more that they asked; what nobody else has asked is gone. */
  forgetAsker(user_id: string): Promise<void>;
  /** Has the offered ones read again: another instance has changed them. */
  forget(): void;
};

export const isOffered = ({ listed, offered = false }: StoredQuestion): boolean => listed || offered;

const mostOffered = 5_000;
/** What another instance has changed is told by broadcast, which may be lost. */
const offeredKeptMs = 60_000;

/** The same text and type, with the same options, is the same question. */
export const questionIdOf = ({ question_text, question_type, options = [] }: Question): string =>
  derivedId('question', question_type, ...[question_text, ...options].map((text) => fold(text.trim())));

export const toQuestionResult = ({ _id, question_text, question_type, options }: StoredQuestion): QuestionResult => ({
  question_id: _id,
  question_text,
  question_type,
  ...(options && { options }),
});

function toKept({ question_text, question_type, options }: Question): QuestionResult {
  const question = { question_text, question_type, ...(options && { options }) };
  return { question_id: questionIdOf(question), ...question };
}

/** @param tell the other instances that the offered questions are others now. */
export async function createQuestionStore(
  documents: Documents,
  tell: () => Promise<void> = async () => undefined,
): Promise<QuestionStore> {
  const questions: Collection<StoredQuestion> = await documents.collection({
    name: 'questions',
    indexes: [
      { key: { listed: 1, question_text: 1 } },
      { key: { offered: 1, question_text: 1 } },
      { key: { askers: 1 } },
    ],
  });

  const exclusively = createKeyedMutex(documents, 'waiting-questions');

  const find = (ids: readonly string[]) => questions.find({ _id: { $in: ids } }).toArray();

  const offered = keepFor(offeredKeptMs, async (): Promise<readonly StoredQuestion[]> => {
    const options = { sort: { question_text: 1 }, limit: mostOffered } as const;
    const listed = await questions.find({ listed: true }, options).toArray();
    const asked = await questions.find({ offered: true, listed: false }, options).toArray();
    return [...listed, ...asked].slice(0, mostOffered);
  });

  async function changed() {
    offered.forget();
    // Who does not hear of it finds out by itself.
    await tell().catch(() => undefined);
  }

  return {
    find,
    offered,
    forget: offered.forget,
    forgetAsker: (user_id) => forgetAsker(questions, user_id),

    async list(some) {
      const kept = some.map(toKept);
      await Promise.all(
        kept.map(({ question_id, ...content }) =>
          questions.updateOne(
            { _id: question_id },
            { $set: { listed: true }, $setOnInsert: content },
            { upsert: true },
          ),
        ),
      );
      await changed();
      return kept;
    },

    async ask(some, user_id) {
      const kept = some.map(toKept);
      // Nearly every post asks what others have asked before, which changes nothing.
      const known = new Map((await find(kept.map(({ question_id }) => question_id))).map((one) => [one._id, one]));
      const isNew = ({ question_id }: QuestionResult) => {
        const there = known.get(question_id);
        return !there || (!isOffered(there) && !there.askers?.includes(user_id));
      };
      const fresh = kept.filter(isNew);
      if (fresh.length === 0) return;
      const more = await exclusively(user_id, async () => {
        const room = limits.waitingQuestions - (await questions.countDocuments({ askers: user_id }));
        let offersMore = false;
        for (const one of fresh.slice(0, Math.max(0, room))) {
          offersMore = (await askOne(questions, one, user_id)) || offersMore;
        }
        return offersMore;
      });
      if (more) await changed();
    },

    async withdraw(some, user_id) {
      for (const _id of some.map(questionIdOf)) await withdrawOne(questions, _id, user_id);
      await changed();
    },
  };
}

/** Whether it is offered from now on. */
async function askOne(
  questions: Collection<StoredQuestion>,
  { question_id: _id, ...content }: QuestionResult,
  user_id: string,
): Promise<boolean> {
  const asked = await questions.findOneAndUpdate(
    { _id },
    { $addToSet: { askers: user_id }, $setOnInsert: { ...content, listed: false } },
    { upsert: true, returnDocument: 'after' },
  );
  if ((asked?.askers?.length ?? 0) < limits.questionAskers) return false;
  await questions.updateOne({ _id }, { $set: { offered: true }, $unset: { askers: '' } });
  return true;
}

async function withdrawOne(questions: Collection<StoredQuestion>, _id: string, user_id: string): Promise<void> {
  await questions.updateOne({ _id, offered: true }, { $set: { offered: false } });
  await leaveAsker(questions, _id, user_id);
}

async function forgetAsker(questions: Collection<StoredQuestion>, user_id: string): Promise<void> {
  for (const { _id } of await questions.find({ askers: user_id }).toArray()) await leaveAsker(questions, _id, user_id);
}

async function leaveAsker(questions: Collection<StoredQuestion>, _id: string, user_id: string): Promise<void> {
  await questions.updateOne({ _id }, { $pull: { askers: user_id } });
  // In one step: somebody else may ask it meanwhile.
  await questions.deleteOne({ _id, listed: false, offered: { $exists: false }, 'askers.0': { $exists: false } });
}
