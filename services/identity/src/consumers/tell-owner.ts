import type { EventOf } from '@waypost/contracts/event';
import type { applicationSubmitted } from '@waypost/contracts/events/application-events';
import type { ApplicationStatus } from '../application-status-store.ts';
import type { InboxStore } from '../inbox-store.ts';
import type { News } from '../inbox.ts';
import type { SettingsStore } from '../settings-store.ts';

export type ApplicationEvent = EventOf<typeof applicationSubmitted>;

const isSame = ({ data: { submission } }: ApplicationEvent, known: ApplicationStatus | undefined) =>
  known?.submission === submission;

const isScored = ({ data: { score_status, user_score } }: ApplicationEvent): boolean =>
  user_score !== null && (score_status === 'ready' || score_status === 'unreadable');

/** Whether the owner knows of a score once this is told. A score that is computed again is no news. */
export function isScoreTold(event: ApplicationEvent, known: ApplicationStatus | undefined): boolean {
  return isScored(event) || (known !== undefined && isSame(event, known) && known.is_scored !== false);
}

/** What the owner of the post does not know yet. Whoever withdrew before anybody heard of them is no news. */
export function ownersNews(event: ApplicationEvent, known: ApplicationStatus | undefined): News[] {
  const { time: at, data } = event;
  const { application_id, submission, job_post_id, user_score, status } = data;
  if (status === 'Withdrawn') return [];
  const keyOf = (of: number) => `${application_id}-${of}`;
  // Who applies again is one applicant still, with one score.
  const shared = { about: job_post_id, key: keyOf(submission), instead: keyOf(submission - 1), at };
  const news: News[] = [];
  if (!isSame(event, known)) news.push({ kind: 'new-applicant', ...shared, facts: { job_post_id } });
  const wasScored = known !== undefined && isSame(event, known) && known.is_scored !== false;
  if (!wasScored && isScored(event) && user_score !== null) {
    news.push({ kind: 'score-ready', ...shared, facts: { job_post_id, best_score: user_score } });
  }
  return news;
}

/** Tells the owner of a post of who applied and was scored, but for what they have turned off. */
export async function tellOwner(
  { inboxes, settings }: { inboxes: InboxStore; settings: SettingsStore },
  event: ApplicationEvent,
  known: ApplicationStatus | undefined,
): Promise<void> {
  const news = ownersNews(event, known);
  if (news.length === 0) return;
  const { notifications } = await settings.of(event.data.owner_id);
  for (const one of news) {
    if (notifications[one.kind].bell) await inboxes.tell(event.data.owner_id, one);
  }
}
