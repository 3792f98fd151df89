/** A port of a driver under test. */
export type OpenedPort<P> = { port: P; close(): Promise<void> };

/** Opens a port on the same engine each time, so that what was kept before a `close` is there again. */
export type OpenPort<P> = () => Promise<OpenedPort<P>>;
