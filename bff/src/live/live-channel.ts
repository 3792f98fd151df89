import {
  applicationAnonymised,
  applicationScored,
  applicationStatusChanged,
  applicationSubmitted,
} from '@waypost/contracts/events/application-events';
import { jobPostClosed, jobPostEdited, jobPostPublished } from '@waypost/contracts/events/job-post-events';
import { notificationChanged } from '@waypost/contracts/events/notification-events';
import { profileChanged, profileRemoved } from '@waypost/contracts/events/profile-events';
import { resumeRemoved, resumeReplaced, resumeTextRead, resumeUploaded } from '@waypost/contracts/events/resume-events';
import type { LiveMessage } from '@waypost/contracts/live';
import { gather } from '@waypost/runtime/gather';
import { startConsumer } from '@waypost/runtime/messaging/consumer';
import { on } from '@waypost/runtime/messaging/handler';
import type { Ports } from '@waypost/runtime/ports/ports';
import type { Logger } from '@waypost/runtime/telemetry/log';
import { endSessionsOf } from '../session/end-sessions-of.ts';
import type { SessionStore } from '../session/session-store.ts';

/** A message and the people who may be told. */
export type Announcement = { user_ids: readonly string[]; message: LiveMessage };

/** One message of the channel carries all that was announced at the same moment. */
const channel = 'live-announcements';

/** Where the same thing changed several times, people are told of the last change only. */
function lastOfEach(announcements: readonly Announcement[]): Announcement[] {
  const about = ({ user_ids, message: { kind, id } }: Announcement) => [kind, id, ...user_ids].join(' ');
  return [...new Map(announcements.map((one) => [about(one), one])).values()];
}

/**
 * One instance of the BFF reads each event; every instance must hear of it, since the person's stream may hang at any of them.
 * A live message is a hint and may be lost: pages fetch again when their stream reconnects.
 */
export async function startLiveChannel(
  { ports, sessions, log }: { ports: Ports; sessions: SessionStore; log: Logger },
  hear: (announcement: Announcement) => void,
) {
  const announce = gather<Announcement, void>(async (announcements) => {
    await ports.broadcast.publish(channel, JSON.stringify(lastOfEach(announcements)));
    return announcements.map(() => undefined);
  });
  const group = 'bff-live';

  const aboutApplications = [
    applicationSubmitted,
    applicationStatusChanged,
    applicationScored,
    applicationAnonymised,
  ].map((definition) =>
    on(definition, async ({ data, version }) => {
      await Promise.all([
        announce({ user_ids: [data.owner_id], message: { kind: 'applicants', id: data.job_post_id, version } }),
        announce({ user_ids: [data.user_id], message: { kind: 'application', id: data.job_post_id, version } }),
      ]);
    }),
  );
  const aboutPosts = [jobPostPublished, jobPostEdited, jobPostClosed].map((definition) =>
    on(definition, ({ data, version }) =>
      announce({ user_ids: [data.created_by], message: { kind: 'job-post', id: data.id, version } }),
    ),
  );
  const aboutResumes = [resumeUploaded, resumeReplaced, resumeTextRead, resumeRemoved].map((definition) =>
    on(definition, ({ data, version }) =>
      announce({ user_ids: [data.user_id], message: { kind: 'resume', id: data.resume_id, version } }),
    ),
  );

  const aboutProfiles = [
    on(profileChanged, ({ data: { user_id }, version }) =>
      announce({ user_ids: [user_id], message: { kind: 'profile', id: user_id, version } }),
    ),
    // Also where the process that deleted the account ended before it came to the sessions.
    on(profileRemoved, ({ data: { user_id } }) => endSessionsOf(sessions, user_id, log)),
  ];

  const aboutNotifications = [
    on(notificationChanged, ({ data: { user_id }, version }) =>
      announce({ user_ids: [user_id], message: { kind: 'notification', id: user_id, version } }),
    ),
  ];

  const parts = await Promise.all([
    ports.broadcast.subscribe(channel, (message) => {
      for (const one of JSON.parse(message) as Announcement[]) hear(one);
    }),
    startConsumer({ events: ports.events, group, topic: 'applications', handlers: aboutApplications, log }),
    startConsumer({ events: ports.events, group, topic: 'job-posts', handlers: aboutPosts, log }),
    startConsumer({ events: ports.events, group, topic: 'resumes', handlers: aboutResumes, log }),
    startConsumer({ events: ports.events, group, topic: 'profiles', handlers: aboutProfiles, log }),
    startConsumer({ events: ports.events, group, topic: 'notifications', handlers: aboutNotifications, log }),
  ]);
  return { close: async () => void (await Promise.all(parts.map((part) => part.close()))) };
}
