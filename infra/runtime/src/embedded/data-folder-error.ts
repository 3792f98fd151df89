/** Why the data cannot be opened, and a way out, in sentences for the person who started the process. */
export class DataFolderError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DataFolderError';
  }
}
