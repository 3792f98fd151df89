/** Something that runs until it is closed; `close` resolves when nothing of it runs any more. */
export type Closeable = { close(): Promise<void> };
