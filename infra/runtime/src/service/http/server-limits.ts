/** How long and how much an HTTP server gives to one connection. Times in milliseconds. */
export type ServerLimits = {
  /** Until a TLS connection stands. */
  handshakeMs: number;
  /** Until the headers of a request are there; also of a connection that says nothing at all. */
  headersMs: number;
  /** Until all of a request is there. The BFF gives more to uploads. */
  requestMs: number;
  /** How often the two above are looked at. */
  checkMs: number;
  /** While nothing moves on a connection that is asked or answered: a reader that does not read. */
  stillMs: number;
  /** From the beginning of a call until its answer is taken, by however slow a reader. */
  exchangeMs: number;
  /** Between two requests. Proxies keep connections for 60 s: closing earlier would lose what they send meanwhile. */
  keepAliveMs: number;
  /** For a client that still sends a request which is answered already, to hear that. */
  lingerMs: number;
  /**
   * Connections at once; beyond them the one that has waited longest without a whole request makes room, or where there is none
   * the oldest of an address that has more than half. How many requests one connection carries is not limited: it would defend nothing,
   * and lose requests of proxies.
   */
  connections: number;
  /** What a closing server gives to unfinished requests, and to the answers of whole ones. */
  closing: { unfinishedMs: number; answersMs: number };
};

/** The limits of every server of Waypost that does not set its own. */
export const serverLimits: ServerLimits = {
  handshakeMs: 5_000,
  headersMs: 15_000,
  requestMs: 30_000,
  checkMs: 1_000,
  stillMs: 60_000,
  exchangeMs: 300_000,
  keepAliveMs: 72_000,
  lingerMs: 5_000,
  connections: 4_000,
  closing: { unfinishedMs: 1_000, answersMs: 8_000 },
};
