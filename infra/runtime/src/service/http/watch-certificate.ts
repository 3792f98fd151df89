import { X509Certificate } from 'node:crypto';
import type { Logger } from '../../telemetry/log.ts';
import { observe } from '../../telemetry/metrics.ts';

const day = 24 * 3600 * 1000;
/** As in the alert CertificateEnds: time enough to make another one and to start what shows it. */
const warnBefore = 30 * day;

const pem = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** When the first of a certificate and those between it and the authority ends, in milliseconds since the epoch. */
const endOf = (chain: string) =>
  Math.min(...(chain.match(pem) ?? []).map((one) => new X509Certificate(one).validToDate.getTime()));

/**
 * Callers refuse a certificate that has ended, and the process that shows it does not notice: so it says at its start when that is
 * near, and tells at each export what is left, until the returned function is called.
 * @param chain as PEM, which has been found to be usable.
 */
export function watchCertificate(chain: string, log: Pick<Logger, 'warn' | 'error'>, now = Date.now): () => void {
  const end = endOf(chain);
  const left = end - now();
  const ends = new Date(end).toISOString();
  if (left <= 0) log.error({ ends }, 'The certificate in TLS_CERT has ended: whoever calls refuses it');
  else if (left < warnBefore) log.warn({ ends }, `The certificate in TLS_CERT ends in ${Math.ceil(left / day)} days`);
  return observe('certificateLeft', {}, async () => (end - now()) / 1000);
}
