import { createSecureContext } from 'node:tls';
import { ConfigError, type ServiceConfig } from '../process/config.ts';

/** What a server shows of itself: its certificate with those between it and the authority, and its key, as PEM texts. */
export type ServerTls = { cert: string; key: string };

/** Undefined where the process serves without TLS. @throws ConfigError for half of it, and for what does not fit together. */
export function serverTlsOf({ TLS_CERT, TLS_KEY }: Pick<ServiceConfig, 'TLS_CERT' | 'TLS_KEY'>): ServerTls | undefined {
  const missing = Object.entries({ TLS_CERT, TLS_KEY }).filter(([, value]) => value === undefined);
  if (missing.length === 1) {
    const expected = 'a PEM text, since what belongs to it is set';
    throw new ConfigError(missing.map(([variable]) => ({ variable, found: 'nothing', expected })));
  }
  if (TLS_CERT === undefined || TLS_KEY === undefined) return undefined;
  try {
    createSecureContext({ cert: TLS_CERT, key: TLS_KEY });
  } catch (error) {
    const found = `texts that cannot be used (${(error as Error).message})`;
    throw new ConfigError([{ variable: 'TLS_CERT, TLS_KEY', found, expected: 'a certificate and its key as PEM' }]);
  }
  return { cert: TLS_CERT, key: TLS_KEY };
}
