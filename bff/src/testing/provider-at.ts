import { readConfig } from '@waypost/runtime/service/process/config';
import { bffConfig } from '../config.ts';
import { createProvider } from '../session/provider.ts';

/** A provider that a test plays. */
export const providerAt = (issuer: string, settings: Record<string, string> = {}) =>
  createProvider(
    readConfig(bffConfig, {
      PUBLIC_URL: 'https://jobs.example.org',
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: 'secret',
      OIDC_ISSUER: issuer,
      ...settings,
    }),
  );
