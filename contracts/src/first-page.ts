import type { getUserByUsername } from './calls/identity.ts';
import type { searchJobPosts } from './calls/jobs.ts';
import type { CallInput } from './contract.ts';
import type { ErrorCode } from './errors.ts';

/** A call that a page makes when it opens, by its name in `routes.ts`. */
export type FirstCall =
  | { call: 'getJobPost'; input: { params: { id: string }; querystring: Record<never, never> } }
  | { call: 'searchJobPosts'; input: CallInput<typeof searchJobPosts> }
  | { call: 'getOperator'; input: Record<never, never> }
  | { call: 'getCurrentUser'; input: Record<never, never> }
  | { call: 'getUserByUsername'; input: CallInput<typeof getUserByUsername> };
export type Refused = { code: ErrorCode; message: string };

/** What a page asks first, under the name that its query has in the browser; some know the answer without asking. */
export type FirstQuestion = { key: readonly unknown[] } & (FirstCall | { refusal: Refused });

/** JSON: it is handed to the browser with the page, which asks for the whole of what came in part. */
export type FirstAnswer = { key: readonly unknown[] } & ({ data: unknown; isPart?: true } | { refusal: Refused });

export type DrawnPage = {
  /** What stands in the page's root. */
  html: string;
  /** The title of the document. */
  title: string;
  /** The source files that show it, as the build's list of files names them. */
  sources: readonly string[];
};

/** What the build of the app has for a server: the pages that anybody may read, as they open for who is signed out, and the feed of who is signed in. */
export type FirstPages = {
  /** The sources that every page is shown by that is not drawn. */
  app: readonly string[];
  /**
   * What is to be asked next, if anything is left to ask.
   * @param path, query of the address, the query without its question mark
   * @param answers to what was asked before
   */
  questionOf(path: string, query: string, answers?: readonly FirstAnswer[]): FirstQuestion | undefined;
  /** The query of an address as the page itself would write it, without a question mark. */
  addressOf(path: string, query: string): string;
  draw(path: string, query: string, answers: readonly FirstAnswer[]): DrawnPage;
};

/** The id of the data block that holds the answers of a drawn page. */
export const firstAnswersId = 'first-answers';
/** The module of the build that has `firstPages`. */
export const firstPagesFile = 'first-pages.js';
