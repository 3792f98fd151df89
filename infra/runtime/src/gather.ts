import { AsyncLocalStorage } from 'node:async_hooks';
import { slices } from './slices.ts';

type Asked<Key, Answer> = { key: Key; resolve: (answer: Answer) => void; reject: (error: unknown) => void };

/** In ms: how long a batch waits for the one before it at most, as one that hangs must not hold up the others. */
const patienceMs = 20;
const mostAtOnce = 200;

/**
 * Batches what is asked for at the same time. While a batch is under way, new keys are collected for the next one, which begins when
 * it is done; without one under way a batch begins at the end of the turn. So the busier it is, the less each key costs.
 * @param ask answers in the order of its keys; what it throws rejects all of them.
 */
export function gather<Key, Answer>(
  ask: (keys: readonly Key[]) => Promise<readonly Answer[]>,
): (key: Key) => Promise<Answer> {
  const waiting: Asked<Key, Answer>[] = [];
  /** The context of the first key of the batch, so that the batch belongs to the trace of a caller. */
  let inContext = AsyncLocalStorage.snapshot();
  let isWaited = false;

  async function answer(asked: readonly Asked<Key, Answer>[]): Promise<void> {
    try {
      const answers = await ask(asked.map(({ key }) => key));
      for (const [index, { resolve }] of asked.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  function begin(): void {
    const asked = waiting.splice(0, mostAtOnce);
    isWaited = asked.length > 0;
    if (!isWaited) return;
    let hasGoneOn = false;
    const goOn = () => {
      if (hasGoneOn) return;
      hasGoneOn = true;
      clearTimeout(late);
      begin();
    };
    const late = setTimeout(goOn, patienceMs);
    void inContext(answer, asked).then(goOn);
  }

  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) inContext = AsyncLocalStorage.snapshot();
      waiting.push({ key, resolve, reject });
      if (isWaited) return;
      isWaited = true;
      queueMicrotask(begin);
    });
}

/**
 * Reads things by their ids, those that are asked for at the same moment together, each id once.
 * @param read may answer in any order, and leave out what is not there. @param atATime the most ids of one reading.
 */
export function gatherById<Item extends { _id: string }>(
  read: (ids: readonly string[]) => Promise<readonly Item[]>,
  atATime = mostAtOnce,
): (id: string) => Promise<Item | undefined> {
  return gather(async (ids) => {
    const wanted = [...new Set(ids)];
    const byId = new Map<string, Item>();
    for (const some of slices(wanted, atATime)) for (const item of await read(some)) byId.set(item._id, item);
    return ids.map((id) => byId.get(id));
  });
}
