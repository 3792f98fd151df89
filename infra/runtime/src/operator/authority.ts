// The library below finds its parts by reflection, and refuses to load without this.
import 'reflect-metadata';
import { X509Certificate, createPrivateKey, webcrypto } from 'node:crypto';
import * as x509 from '@peculiar/x509';

/** A certificate and its private key (PKCS #8), as PEM texts. */
export type Certified = { cert: string; key: string };

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const day = 24 * 3600 * 1000;
/** Days until an authority ends (a new one has to be made known to all parties), and until a certificate that it signed ends. */
export const validDays = { authority: 3650, server: 365 } as const;
/** Clocks differ. */
const earlier = day;

async function newPair() {
  const pair = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const pkcs8 = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', pair.privateKey));
  const key = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' }).export({ format: 'pem', type: 'pkcs8' });
  return { pair, key: key.toString() };
}

const pemOf = (certificate: x509.X509Certificate) => `${certificate.toString('pem').trim()}\n`;

/** An authority of one installation; who trusts its certificate trusts everything it vouches for. */
export async function newAuthority(name: string, now = Date.now()): Promise<Certified> {
  const { pair, key } = await newPair();
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: `CN=${name}`,
    keys: pair,
    signingAlgorithm: algorithm,
    notBefore: new Date(now - earlier),
    notAfter: new Date(now + validDays.authority * day),
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      await x509.SubjectKeyIdentifierExtension.create(pair.publicKey),
    ],
  });
  return { cert: pemOf(certificate), key };
}

/** What a server shows under these host names and addresses. ECDSA on P-256, which every engine knows. */
export async function newServerCertificate(
  authority: Certified,
  { name, hosts }: { name: string; hosts: readonly string[] },
  now = Date.now(),
): Promise<Certified> {
  const { pair, key } = await newPair();
  const issuer = new x509.X509Certificate(authority.cert);
  const pkcs8 = createPrivateKey(authority.key).export({ format: 'der', type: 'pkcs8' });
  const signingKey = await webcrypto.subtle.importKey('pkcs8', new Uint8Array(pkcs8), algorithm, false, ['sign']);
  const certificate = await x509.X509CertificateGenerator.create({
    subject: `CN=${name}`,
    issuer: issuer.subject,
    publicKey: pair.publicKey,
    signingKey,
    signingAlgorithm: algorithm,
    notBefore: new Date(now - earlier),
    notAfter: new Date(now + validDays.server * day),
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      // Engines ask each other too, and show the same certificate then.
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth, x509.ExtendedKeyUsage.clientAuth]),
      new x509.SubjectAlternativeNameExtension(
        hosts.map((value) => ({ type: /^[\d.]+$/.test(value) ? 'ip' : 'dns', value })),
      ),
      await x509.AuthorityKeyIdentifierExtension.create(issuer),
    ],
  });
  return { cert: pemOf(certificate), key };
}

/** Whether a certificate is of that authority, for these hosts, and has more than a part of its time left. */
export function stillServes(
  cert: string,
  authority: Certified,
  hosts: readonly string[],
  { partLeft = 2 / 3, now = Date.now() } = {},
): boolean {
  const certificate = new X509Certificate(cert);
  const left = Date.parse(certificate.validTo) - now;
  return (
    left > validDays.server * day * partLeft &&
    certificate.verify(new X509Certificate(authority.cert).publicKey) &&
    hosts.every((host) => (/^[\d.]+$/.test(host) ? certificate.checkIP(host) : certificate.checkHost(host)))
  );
}
