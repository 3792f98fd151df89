import { findAccounts } from '@waypost/contracts/calls/identity';
import type { Client } from '@waypost/runtime/service/calls/client';
import { StartError } from '@waypost/runtime/service/process/process-edge';
import type { Recruiter } from './import-job-posts.ts';

/**
 * Whose posts they are, among those who have signed in: only the provider can say who has an address that is new here.
 * @param issuer of whom the account has to be, where several providers have been in use.
 * @throws StartError with what has to be done first.
 */
export async function findRecruiter(client: Client, email: string, issuer?: string): Promise<Recruiter> {
  const { accounts } = await client.call(findAccounts, { body: { email } });
  const own = accounts.filter(({ iss }) => issuer === undefined || iss === issuer);
  const recruiters = own.flatMap(({ user_id, dashboards }) =>
    dashboards.filter(({ dsh_type }) => dsh_type === 'Recruiter').map(({ dsh_id }) => ({ user_id, dsh_id })),
  );
  const [recruiter, ...others] = recruiters;
  if (own.length === 0) {
    throw new StartError(
      `Nobody has signed in as ${email} yet. Sign in once, choose the role Recruiter, and import again.`,
    );
  }
  if (!recruiter) {
    throw new StartError(`${email} has no Recruiter dashboard yet. Sign in, add that role, and import again.`);
  }
  if (others.length > 0) {
    throw new StartError(
      `${recruiters.length} accounts of ${email} are recruiters, of different providers. Name the provider: OIDC_ISSUER=<its address>`,
    );
  }
  return { ...recruiter, is_new: false };
}
