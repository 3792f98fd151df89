import { AsyncLocalStorage } from 'node:async_hooks';

/** What everything done for one request has in common; the log and calls to other services read it. */
export type RequestScope = { request_id: string };

export const requestScope = new AsyncLocalStorage<RequestScope>();
