import { Presets, SingleBar } from 'cli-progress';

/** Tells the person at the terminal how far something is. */
export type Progress = { update(done: number, doing?: string): void; stop(): void };

/** A bar on a terminal; nothing where the output goes to a file or a pipe. */
export function showProgress(total: number, doing: string): Progress {
  const bar = new SingleBar(
    {
      format: '  {bar} {percentage}% {doing}',
      hideCursor: true,
      clearOnComplete: true,
      noTTYOutput: false,
      barsize: 24,
    },
    Presets.shades_classic,
  );
  bar.start(total, 0, { doing });
  return {
    update: (done, now) => bar.update(Math.min(done, total), now === undefined ? {} : { doing: now }),
    stop: () => bar.stop(),
  };
}
