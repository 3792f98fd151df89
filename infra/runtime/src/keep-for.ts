/** Loads what is asked for at most once in `ms`; what failed is loaded again at the next asking. One loading at a time. */
export function keepFor<T>(ms: number, load: () => Promise<T>): (() => Promise<T>) & { forget(): void } {
  let kept: { value: Promise<T>; until: number } | undefined;

  function get(): Promise<T> {
    if (kept && performance.now() < kept.until) return kept.value;
    const value = load();
    const loading = { value, until: Infinity };
    kept = loading;
    value.then(
      () => {
        loading.until = performance.now() + ms;
      },
      () => {
        if (kept === loading) kept = undefined;
      },
    );
    return value;
  }
  return Object.assign(get, {
    forget() {
      kept = undefined;
    },
  });
}
