import { openSession } from '../entities/session.ts';
import { at, factory, nextId } from './factory.ts';

/** Another browser than the one that asks. */
export const anOpenSession = factory(openSession)(() => ({
  _id: nextId(),
  browser: { name: 'Firefox', system: 'Windows' },
  created_at: at,
  last_seen_at: at,
  is_current: false,
}));
