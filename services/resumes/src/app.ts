import { resumesCalls } from '@waypost/contracts/owners/resumes-calls';
import { forEachYielding } from '@waypost/runtime/for-each-yielding';
import { defineService } from '@waypost/runtime/service/define-service';
import { takeForms } from '@waypost/runtime/service/http/file-form';
import type { BuildService, ServiceContext } from '@waypost/runtime/service/process/run-service';
import type { ResumesSettings } from './config.ts';
import { confirmReservationHandlers } from './consumers/confirm-reservation.ts';
import { readUploadedTextHandlers } from './consumers/read-uploaded-text.ts';
import { releaseFilesHandlers } from './consumers/release-files.ts';
import { placePatterns } from './content/entries/places.ts';
import { openFileLinks } from './file-links.ts';
import { createFileTextStore } from './file-text-store.ts';
import { forgetPerson } from './forget-person.ts';
import { datePatterns } from './reading/structure/written-dates.ts';
import { createTextReader, type TextReader } from './reading/text-reader.ts';
import { createResumeFileStore } from './resume-file-store.ts';
import { createResumeStore } from './resume-store.ts';
import { deleteResumeRoute } from './routes/delete-resume.ts';
import { downloadResumeRoute } from './routes/download-resume.ts';
import { linkFileRoute } from './routes/link-file.ts';
import { listResumesRoute } from './routes/list-resumes.ts';
import { openFileRoute } from './routes/open-file.ts';
import { readFileTextRoute } from './routes/read-file-text.ts';
import { readNewestTextRoute } from './routes/read-newest-text.ts';
import { readPersonalDataRoute } from './routes/read-personal-data.ts';
import { readResumeContentRoute } from './routes/read-resume-content.ts';
import { replaceResumeRoute } from './routes/replace-resume.ts';
import { reserveResumeRoute } from './routes/reserve-resume.ts';
import { uploadResumeRoute } from './routes/upload-resume.ts';
import { createClamd } from './scanning/clamd.ts';
import { noScanner } from './scanning/malware-scanner.ts';
import { startSweeper } from './sweeper.ts';
import { readTextWorker } from './tasks/read-text.ts';

/** V8 compiles a pattern at its first two uses, and once more for texts with anything beyond Latin-1, as the dash of "2015 – 2019". */
const textsThatCompile = ['', '', '–', '–'];

const sweepTimes = { graceMs: 30_000, everyMs: 10_000 };

/** @param lasting what reads files, where that is there for longer than the service. */
export const buildResumes = ({ clamdUrl, readers }: ResumesSettings, lasting?: TextReader): BuildService =>
  defineService({
    name: 'resumes',
    calls: resumesCalls,
    async open({ ports, client, log }: ServiceContext) {
      return {
        resumes: await createResumeStore(ports.documents),
        files: await createResumeFileStore(ports.documents),
        texts: await createFileTextStore(ports.documents),
        links: await openFileLinks(ports.documents),
        bytes: ports.files,
        tasks: ports.tasks,
        reader: lasting ?? createTextReader({ log, ...(readers !== undefined && { atATime: readers }) }),
        scanner: clamdUrl === undefined ? noScanner : createClamd({ url: clamdUrl }),
        client,
        log,
      };
    },
    stores: ({ resumes }) => [resumes],
    prepare: takeForms,
    routes: {
      listResumes: listResumesRoute,
      uploadResume: uploadResumeRoute,
      downloadResume: downloadResumeRoute,
      replaceResume: replaceResumeRoute,
      deleteResume: deleteResumeRoute,
      readResumeContent: readResumeContentRoute,
      openFile: openFileRoute,
      reserveResume: reserveResumeRoute,
      readFileText: readFileTextRoute,
      readNewestText: readNewestTextRoute,
      linkFile: linkFileRoute,
      readPersonOfResumes: readPersonalDataRoute,
    },
    tasks: [readTextWorker],
    consumers: {
      'read-uploaded-text': ['resumes', readUploadedTextHandlers],
      'release-files': ['resumes', releaseFilesHandlers],
      'confirm-reservation': ['applications', confirmReservationHandlers],
    },
    forget: forgetPerson,
    parts: [
      // Closed with the rest: what is being read goes back to the queue, where the worker would else wait for it.
      ({ reader }) => reader,
      (deps) => startSweeper(deps, sweepTimes),
      // Before the first resume is read, which would hold up everybody by as long as all of them take.
      () =>
        void forEachYielding(
          textsThatCompile.flatMap((text) => [...datePatterns, ...placePatterns].map((pattern) => ({ pattern, text }))),
          ({ pattern, text }) => pattern.test(text),
        ),
    ],
  });
