import { type CallOwner, type Contract, isContract } from './contract.ts';
import { applicationsCalls } from './owners/applications-calls.ts';
import { bffCalls } from './owners/bff-calls.ts';
import { identityCalls } from './owners/identity-calls.ts';
import { jobsCalls } from './owners/jobs-calls.ts';
import { resumesCalls } from './owners/resumes-calls.ts';
import { scoringCalls } from './owners/scoring-calls.ts';
import type { routes } from './routes.ts';

const callsOf = {
  identity: identityCalls,
  jobs: jobsCalls,
  applications: applicationsCalls,
  resumes: resumesCalls,
  scoring: scoringCalls,
  bff: bffCalls,
} satisfies Record<CallOwner, object>;

/** Every call that Waypost knows, with the name that it has in a module of its `owner`. */
export const allContracts: readonly { name: string; owner: CallOwner; contract: Contract }[] = Object.entries(
  callsOf,
).flatMap(([owner, calls]) =>
  Object.entries(calls).flatMap(([name, contract]) =>
    isContract(contract) ? [{ name, owner: owner as CallOwner, contract }] : [],
  ),
);

type Named = typeof identityCalls &
  typeof jobsCalls &
  typeof applicationsCalls &
  typeof resumesCalls &
  typeof scoringCalls &
  typeof bffCalls;
/** Every call of the API by name. */
export type Calls = { [Name in keyof typeof routes]: Named[Name] };
