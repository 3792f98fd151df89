/** A topic goes on before what was written to it: it has lost that, or somebody deleted it and it was made anew. Nothing was published. */
export class LogLost extends Error {
  override name = 'LogLost';

  constructor(topic: string) {
    super(`The topic ${topic} no longer has what was written to it`);
  }
}
