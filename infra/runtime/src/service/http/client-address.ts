import { isIPv4 } from 'node:net';
import { Address6 } from 'ip-address';

/** As some proxies write it into `X-Forwarded-For`, such as Azure's: with the port of the connection. */
const withPort = /^(?:\[([^\]]+)\]|(\d[\d.]*))(?::\d+)?$/;

function networkOf(ip: string, bits: { v4: number; v6: number }): string {
  // Asked of every request: whole bytes of an IPv4 address need no arithmetic.
  if (isIPv4(ip)) return [...ip.split('.').slice(0, bits.v4 / 8), '0', '0', '0'].slice(0, 4).join('.');
  const [, v6, v4] = withPort.exec(ip) ?? [];
  const bare = v6 ?? v4;
  if (bare !== undefined && bare !== ip) return networkOf(bare, bits);
  if (!Address6.isValid(ip)) return 'unknown';
  const address = new Address6(ip);
  // An IPv4 client at a socket that takes both.
  if (address.isMapped4()) return networkOf(address.to4().correctForm(), bits);
  return new Address6(`${address.correctForm()}/${bits.v6}`).startAddress().correctForm();
}

/** What is counted as one address: of IPv6 the /64, since whoever has one address there has all of them. */
export const countedAddress = (ip: string): string => networkOf(ip, { v4: 32, v6: 64 });

/** What the log keeps of an address: its network (/24, /48), enough to see where trouble comes from, too little to follow a person. */
export const loggedAddress = (ip: string): string => networkOf(ip, { v4: 24, v6: 48 });
