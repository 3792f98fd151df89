import { AsyncLocalStorage } from 'node:async_hooks';

type Asked<Key, Answer> = {
  key: Key;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
  /** Where it was asked, so that the asking of the first is seen in the trace of the first. */
  inContext: ReturnType<typeof AsyncLocalStorage.snapshot>;
};

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
  let waiting: Asked<Key, Answer>[] = [];
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
    const [first] = asked;
    isWaited = first !== undefined;
    if (!first) return;
    let hasGoneOn = false;
    const goOn = () => {
      if (hasGoneOn) return;
      hasGoneOn = true;
      clearTimeout(late);
      begin();
    };
    const late = setTimeout(goOn, patienceMs);
    void first.inContext(answer, asked).then(goOn);
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject, inContext: AsyncLocalStorage.snapshot() });
      if (isWaited) return;
      isWaited = true;
      queueMicrotask(begin);
    });
}
