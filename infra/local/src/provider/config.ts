import { z } from 'zod';

/** The environment of the local provider as a process of its own; what it shares with the BFF has the same names there. */
export const providerConfig = z.object({
  HOST: z.string().default('127.0.0.1').describe('an address to listen at'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3080).describe('a port number from 1 to 65535'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).describe('the address of the app, such as http://localhost:3000'),
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).describe('the address of this provider, such as http://127.0.0.1:3080'),
  GOOGLE_CLIENT_ID: z.string().min(1).describe('the client id that the app uses here'),
  GOOGLE_CLIENT_SECRET: z.string().min(1).describe('the client secret that the app uses here'),
});
