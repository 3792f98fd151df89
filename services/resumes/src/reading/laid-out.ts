/** What a page shows beside its words, where a file has pages. */
export type Seen = {
  title?: string | undefined;
  /** Addresses behind its words. */
  links?: readonly string[];
  /** The size of the letters of each line, by the number of the line. */
  sizes?: ReadonlyMap<string, number>;
};

/** What a reader of one kind of file gives; a tab stands where words of a line are far apart. */
export type LaidOut = Seen & {
  text: string;
  /** That were read. */
  pages?: number;
  /** Whether there are more, which were not. */
  isCut?: boolean;
};
