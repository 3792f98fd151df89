/** Counts the bytes that are held in memory for each key and in all, and says when there is no room for more. */
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
    if (held > this.#limits.ofKey || this.#all + bytes > this.#limits.inAll) return false;
    this.#held.set(key, held);
    this.#all += bytes;
    return true;
  }

  give(key: string, bytes: number): void {
    const held = (this.#held.get(key) ?? 0) - bytes;
    if (held > 0) this.#held.set(key, held);
    else this.#held.delete(key);
    this.#all -= bytes;
  }
}
