/**
 * Counts the bytes that are held in memory for each key and in all, and says when there is no room for more. No key holds more than
 * it leaves to all others, so that a few that let go of nothing for minutes leave something to whoever comes later.
 */
export class HeldBytes {
  readonly #limits: { ofKey: number; inAll: number };
  /** Only of keys that hold something. */
  readonly #held = new Map<string, number>();
  #all = 0;

  constructor(limits: { ofKey: number; inAll: number }) {
    this.#limits = limits;
  }

  get all(): number {
    return this.#all;
  }

  /** Whether there is room for them; if so, they are held from now on. */
  take(key: string, bytes: number): boolean {
    const held = (this.#held.get(key) ?? 0) + bytes;
    const all = this.#all + bytes;
    if (held > Math.min(this.#limits.ofKey, this.#limits.inAll - all)) return false;
    this.#held.set(key, held);
    this.#all = all;
    return true;
  }

  give(key: string, bytes: number): void {
    const held = (this.#held.get(key) ?? 0) - bytes;
    if (held > 0) this.#held.set(key, held);
    else this.#held.delete(key);
    this.#all -= bytes;
  }
}
