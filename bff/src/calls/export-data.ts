import { Readable } from 'node:stream';
import { exportData } from '@waypost/contracts/calls/bff/data-export';
import { getCurrentUser } from '@waypost/contracts/calls/identity';
import {
  jsonFile,
  type PersonalFile,
  readPersonOfApplications,
  readPersonOfIdentity,
  readPersonOfJobs,
  readPersonOfResumes,
  readPersonOfScoring,
} from '@waypost/contracts/calls/personal-data';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { makeZip } from 'client-zip';
import type { Allowances } from '../allowances/allowances.ts';
import { sessionViews } from '../session/session-routes.ts';
import type { SessionStore } from '../session/session-store.ts';

const owners = [
  readPersonOfIdentity,
  readPersonOfJobs,
  readPersonOfApplications,
  readPersonOfResumes,
  readPersonOfScoring,
] as const;

const about = `All that Waypost keeps about you, as it was when you asked for it.

account.json, dashboards.json, profile.json, settings.json, sessions.json
picture.webp    the picture of you, if you have sent one
notifications.json, told-statuses.json
                what you were told of, and which status of each application you were told last
e-mails/        what was sent to you of your saved searches in the last 30 days, and what is to be sent: which jobs, and when
saved-jobs.json, saved-searches.json
found-by-saved-searches/
                which jobs your saved searches have found, and when
applications/   each of your applications, with its answers and the history of its status
job-posts/      each of your job posts; question-templates.json has the questions that you keep for them
visits-of-applicants.json, blind-reviews.json, notes-on-applicants/
                when you last looked at the applicants of a post, of which you review blindly, and what you wrote about them
resumes.json    your resumes; resume-files/ has their files, those sent with applications, and what was read from them
scores/         the score of each application, as who received it sees it; what you look at yourself is computed anew each time
`;

/** What every owner has of somebody, part by part, so that no more than one part is in memory. */
async function* filesOf(client: Client, user_id: string): AsyncGenerator<PersonalFile> {
  for (const contract of owners) {
    let after: string | undefined;
    do {
      const querystring = after === undefined ? {} : { after };
      const { files, next }: { files: PersonalFile[]; next: string | null } = await client.call(contract, {
        params: { id: user_id },
        querystring,
      });
      yield* files;
      after = next ?? undefined;
    } while (after !== undefined);
  }
}

const entryOf = ({ name, encoding, content }: PersonalFile) => ({
  name: `waypost/${name}`,
  input: encoding === 'utf8' ? content : Buffer.from(content, 'base64'),
});

/**
 * The archive is made as fast as it is read. Where a part cannot be had, or the account is deleted meanwhile, the answer breaks
 * off: an archive has its directory at its end, so that nothing opens what came until then.
 */
export function exportDataRoute(
  http: ServiceHttp,
  { client, sessions, allowances }: { client: Client; sessions: SessionStore; allowances: Allowances },
) {
  http.route({
    ...exportData,
    handler: async (request, reply) => {
      const actor = userOf(request);
      const stillThere = () => client.call(getCurrentUser, {}, { actor });
      const open = await sessions.list(actor.user_id);
      // A refusal is still one as long as nothing was sent.
      await stillThere();

      async function* entries() {
        yield entryOf({ name: 'README.txt', encoding: 'utf8', content: about });
        yield entryOf(jsonFile('sessions', sessionViews(open, request.session)));
        try {
          for await (const file of filesOf(client, actor.user_id)) yield entryOf(file);
          await stillThere();
        } catch (error) {
          // Its status is sent by now, by which others are given back. Who breaks it off themselves has had it.
          await allowances.giveBack(request.taken ?? []);
          throw error;
        }
      }
      const day = new Date().toISOString().slice(0, 10);
      return (
        reply
          .type('application/zip')
          .header('content-disposition', `attachment; filename="waypost-${day}.zip"`)
          // By its contract the answer is bytes; Fastify takes a stream of them as well.
          .send(Readable.fromWeb(makeZip(entries()) as never) as unknown as Uint8Array)
      );
    },
  });
}
