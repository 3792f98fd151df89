import type { Topic } from '@waypost/contracts/event';
import type { Closeable } from '@waypost/runtime/closeable';
import { startConsumer, type Handler } from '@waypost/runtime/messaging/consumer';
import { startRelay } from '@waypost/runtime/messaging/relay';
import { buildHttp } from '@waypost/runtime/service/build-http';
import type { BuildService } from '@waypost/runtime/service/run-service';
import type { ResumesSettings } from './config.ts';
import { confirmReservationHandlers } from './consumers/confirm-reservation.ts';
import { readUploadedTextHandlers } from './consumers/read-uploaded-text.ts';
import { releaseFilesHandlers } from './consumers/release-files.ts';
import { createFileLinks, linkKey } from './file-links.ts';
import { createFileTexts } from './file-texts.ts';
import { takeForms } from './form.ts';
import { createTextReader } from './reading/text-reader.ts';
import { createResumeFileStore } from './resume-file-store.ts';
import { createResumeStore } from './resume-store.ts';
import { deleteResumeRoute } from './routes/delete-resume.ts';
import { downloadResumeRoute } from './routes/download-resume.ts';
import { linkFileRoute } from './routes/link-file.ts';
import { listResumesRoute } from './routes/list-resumes.ts';
import { openFileRoute } from './routes/open-file.ts';
import { readFileTextRoute } from './routes/read-file-text.ts';
import { readNewestTextRoute } from './routes/read-newest-text.ts';
import { replaceResumeRoute } from './routes/replace-resume.ts';
import { reserveResumeRoute } from './routes/reserve-resume.ts';
import { uploadResumeRoute } from './routes/upload-resume.ts';
import { createClamd } from './scanning/clamd.ts';
import { noScanner } from './scanning/malware-scanner.ts';
import { startSweeper } from './sweeper.ts';
import { readTextWorker } from './tasks/read-text.ts';

const sweepTimes = { graceMs: 30_000, everyMs: 10_000 };

export const buildResumes = ({ clamdUrl, readers }: ResumesSettings): BuildService => ({
  name: 'resumes',
  async build({ ports, client, log, verifyActor, tls }) {
    const deps = {
      resumes: await createResumeStore(ports.documents),
      files: await createResumeFileStore(ports.documents),
      texts: await createFileTexts(ports.documents),
      links: createFileLinks(await linkKey(ports.documents)),
      bytes: ports.files,
      tasks: ports.tasks,
      reader: createTextReader({ log, ...(readers !== undefined && { atATime: readers }) }),
      scanner: clamdUrl === undefined ? noScanner : createClamd({ url: clamdUrl }),
      client,
      log,
    };

    const http = buildHttp({ name: 'resumes', log, verifyActor, tls });
    takeForms(http);
    listResumesRoute(http, deps);
    uploadResumeRoute(http, deps);
    downloadResumeRoute(http, deps);
    replaceResumeRoute(http, deps);
    deleteResumeRoute(http, deps);
    openFileRoute(http, deps);
    reserveResumeRoute(http, deps);
    readFileTextRoute(http, deps);
    readNewestTextRoute(http, deps);
    linkFileRoute(http, deps);

    const running: Closeable[] = [];
    const consume = async (effect: string, topic: Topic, handlers: Handler[]) => {
      const group = `resumes.${effect}`;
      running.push(await startConsumer({ events: ports.events, group, topic, handlers, log }));
    };
    return {
      http,
      async start() {
        running.push(await startRelay({ name: 'resumes', stores: [deps.resumes], ports, log }));
        running.push(await ports.tasks.work(readTextWorker(deps)));
        await consume('read-uploaded-text', 'resumes', readUploadedTextHandlers(deps));
        await consume('release-files', 'resumes', releaseFilesHandlers(deps));
        await consume('confirm-reservation', 'applications', confirmReservationHandlers(deps));
        running.push(startSweeper(deps, sweepTimes));
      },
      async close() {
        // What is being read goes back to the queue, where closing would else wait for it.
        await Promise.all([deps.reader, ...running].map((part) => part.close()));
      },
    };
  },
});
