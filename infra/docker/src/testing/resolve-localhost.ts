import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent, setGlobalDispatcher } from 'undici';

/** Names below localhost are the loopback address (RFC 6761, 6.3): browsers know that, many resolvers do not. */
const asBrowsersDo: LookupFunction = (hostname, options, callback) => {
  if (!hostname.endsWith('.localhost')) return lookup(hostname, options, callback);
  const loopback = { address: '127.0.0.1', family: 4 };
  return options.all ? callback(null, [loopback]) : callback(null, loopback.address, loopback.family);
};

setGlobalDispatcher(new Agent({ connect: { lookup: asBrowsersDo } }));
