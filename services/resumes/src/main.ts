import '@waypost/runtime/telemetry/telemetry';
import { runService } from '@waypost/runtime/service/process/run-service';
import { buildResumes } from './app.ts';
import { readResumesSettings } from './config.ts';

await runService('resumes', () => buildResumes(readResumesSettings()));
