import { type AllowanceName, allowances as table } from '@waypost/contracts/allowances';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { FastifyRequest } from 'fastify';
import { isReading } from '../is-reading.ts';
import type { Allowances, Taken } from './allowances.ts';
import { searchCost } from './search-cost.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    allowance?: AllowanceName;
    /** Whoever wants to leave can, however much they have asked for, and where nothing can be counted. */
    isUncounted?: boolean;
  }
  interface FastifyRequest {
    /** What is given back if the call comes to nothing. */
    taken?: readonly Taken[];
  }
}

/** What a call costs whoever asks. Before its shape is looked at: a call refuses several keywords later, a page searches for one of them. */
export function costOf(name: AllowanceName, { query }: FastifyRequest): number {
  if (table[name].counts !== 'cost') return 1;
  const { keyword = '', sort } = query as { keyword?: string | string[]; sort?: unknown };
  return searchCost([keyword].flat().join(' '), sort);
}

/** Counts every call of this scope by its `config.allowance`, and whatever is no reading as a write, but for `config.isUncounted`. */
export function enforceAllowances(http: ServiceHttp, allowances: Allowances): void {
  http.addHook('onRequest', async (request, reply) => {
    const { allowance, isUncounted = false } = request.routeOptions.config;
    const isWrite = request.actor?.kind === 'user' && !isReading(request) && !isUncounted;
    if (isWrite) await allowances.take('writes', request, reply);
    if (allowance === undefined) return;
    const taken = await allowances.take(allowance, request, reply, costOf(allowance, request));
    if (table[allowance].counts === 'done') request.taken = taken;
  });

  http.addHook('onResponse', async (request, reply) => {
    if (request.taken && reply.statusCode >= 400) await allowances.giveBack(request.taken);
  });
}
