import type { Contract } from '@waypost/contracts/contract';
import type { ServiceHttp } from './build-http.ts';

/** Whether a route of this scope answers the call. The router keeps an address without the slash that it may end with. */
export const servesCall = (http: ServiceHttp, { method, url }: Pick<Contract, 'method' | 'url'>): boolean =>
  http.hasRoute({ method, url: `${http.prefix}${url}`.replace(/(?<=.)\/$/, '') });
