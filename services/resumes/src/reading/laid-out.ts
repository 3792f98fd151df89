/** What a page shows beside its words, where a file has pages. */
export type Seen = {
  title?: string | undefined;
  /** Addresses behind its words. */
  links?: readonly string[];
  /** The size of the letters of each line, by the text of the line. */
  sizes?: ReadonlyMap<string, number>;
};

/** What a reader of one kind of file gives; a tab stands where words of a line are far apart. */
export type LaidOut = Seen & {
  text: string;
  /** The number of pages that were read. */
  pages?: number;
  /** Whether the file has more pages than were read. */
  isCut?: boolean;
};
