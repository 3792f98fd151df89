import type {
  PersonalFile,
  readPersonOfApplications,
  readPersonOfIdentity,
  readPersonOfJobs,
} from '@waypost/contracts/calls/personal-data';
import type { TestService } from './start-service.ts';

/** All that a service has of a person, part by part, as their own copy is made of it. */
export async function readPerson(
  service: Pick<TestService, 'call'>,
  contract: typeof readPersonOfApplications | typeof readPersonOfIdentity | typeof readPersonOfJobs,
  user_id: string,
): Promise<PersonalFile[][]> {
  const parts: PersonalFile[][] = [];
  for (let after: string | undefined; ;) {
    const asked = { params: { id: user_id }, querystring: after === undefined ? {} : { after } };
    const { files, next } = await service.call(contract, asked, { as: { kind: 'service', name: 'bff' } });
    parts.push(files);
    if (next === null) return parts;
    after = next;
  }
}
