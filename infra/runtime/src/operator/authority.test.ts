import { X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { newAuthority, newServerCertificate, stillServes } from './authority.ts';

const day = 24 * 3600 * 1000;
const now = Date.parse('2026-01-01T12:00:00Z');
const hosts = ['jobs', 'localhost', '127.0.0.1'];
const authority = await newAuthority('Waypost', now);
const { cert } = await newServerCertificate(authority, { name: 'jobs', hosts }, now);

test('an authority vouches for a server under its names, and for no other authority', () => {
  const [server, issuer] = [new X509Certificate(cert), new X509Certificate(authority.cert)];
  expect(server.checkIssued(issuer)).toBe(true);
  expect(server.ca).toBe(false);
  expect([server.checkHost('jobs'), server.checkHost('resumes')]).toEqual(['jobs', undefined]);
  expect(server.checkIP('127.0.0.1')).toBe('127.0.0.1');
});

test('a certificate is renewed after a third of its time, for another name, and for another authority', async () => {
  expect(stillServes(cert, authority, hosts, { now: now + 100 * day })).toBe(true);
  expect(stillServes(cert, authority, hosts, { now: now + 130 * day })).toBe(false);
  expect(stillServes(cert, authority, [...hosts, 'posts'], { now })).toBe(false);
  expect(stillServes(cert, await newAuthority('Waypost', now), hosts, { now })).toBe(false);
});
