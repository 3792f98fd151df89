import type { SessionState } from '../../../session/session.tsx';

/** Who writes a post, and the dashboard under which it is published. */
export type Owner = { userId: string; dashboardId: string };

export function ownerOf(session: SessionState): Owner | undefined {
  if (session.status !== 'signed-in' || session.dashboard === undefined) return undefined;
  return { userId: session.user._id, dashboardId: session.dashboard.dsh_id };
}
