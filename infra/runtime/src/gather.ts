import { AsyncLocalStorage } from 'node:async_hooks';

type Asked<Key, Answer> = { key: Key; resolve: (answer: Answer) => void; reject: (error: unknown) => void };

/** At most so long those who ask wait for the asking before theirs, in ms: one that hangs must not hold up the others. */
const patienceMs = 20;
const mostAtOnce = 200;

/**
 * Asks for many at once: whoever asks while an asking is under way is asked for with the next one, which begins when that is
 * done. One that finds nobody asking goes by itself at the end of the turn. So the busier it is, the less each of them costs.
 * @param ask has to answer in the order of its keys; what it throws, all of these get.
 */
export function gather<Key, Answer>(
  ask: (keys: readonly Key[]) => Promise<readonly Answer[]>,
): (key: Key) => Promise<Answer> {
  const waiting: Asked<Key, Answer>[] = [];
  /** Where the first of those who wait asks, so that the asking is seen in the trace of one that it is for. */
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
 * @param read may give them in any order, and leave out what is not there. @param atATime so many in one reading.
 */
export function gatherById<Item extends { _id: string }>(
  read: (ids: readonly string[]) => Promise<readonly Item[]>,
  atATime = mostAtOnce,
): (id: string) => Promise<Item | undefined> {
  return gather(async (ids) => {
    const wanted = [...new Set(ids)];
    const byId = new Map<string, Item>();
    for (let from = 0; from < wanted.length; from += atATime) {
      for (const item of await read(wanted.slice(from, from + atATime))) byId.set(item._id, item);
    }
    return ids.map((id) => byId.get(id));
  });
}
