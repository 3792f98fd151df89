import { createContext, type ReactNode, use } from 'react';

/** Where there is room for it, a post opens beside the list that it was chosen from, at its own address. */
export type Beside = {
  /** The post that is open there. */
  jobId: string | undefined;
  /** Changes whenever somebody enters it, and focus has to follow; nothing while they go through the list. */
  entered: string | undefined;
  /** How a link leads there. @param isEntered false for who goes on through the list. */
  linkOf(isEntered: boolean): { state: unknown; replace: boolean };
  close: () => void;
  preview: ReactNode;
};

const BesideContext = createContext<Beside | undefined>(undefined);
export const BesideProvider = BesideContext.Provider;

/** Nothing where posts open as pages. */
export const useBeside = (): Beside | undefined => use(BesideContext);
