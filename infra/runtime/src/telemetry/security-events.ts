/** What the log says of who comes in and who is kept out: the field `security.event` has one of these names, and no other. */
export const securityEvents = {
  'sign-in.succeeded': 'somebody signed in, with what the provider says of how',
  'sign-in.denied': 'the person or the provider said no',
  'sign-in.expired': 'the return from the provider was late, came twice, or belongs to another browser',
  'sign-in.failed': 'what the provider answered did not hold, or began on another site',
  'sign-in.no-session': 'Safari came back to http:// without the cookie that it had been given',
  'sign-in.unavailable': 'the provider or a part of Waypost was away',
  'session.signed-out': 'the person signed out',
  'session.ended': 'the person ended another session, signed in again with the same browser, or deleted their account',
  'session.ended-by-operator': 'an operator ended it',
  'account.removed-by-operator': 'an operator removed a person',
  'post.removed-by-operator': 'an operator took down a job post',
  'session.missing': 'a call that needs a session came without one (401)',
  'session.unknown': 'a call came with a session that does not exist (401)',
  'origin.refused': 'a call came from another site, or without the header of our pages (403)',
  'access.refused': 'somebody asked for what is not theirs (403)',
  'limit.reached': 'somebody has used up an allowance (429)',
} as const;

export type SecurityEvent = keyof typeof securityEvents;

/** The fields of a log line about a security event. */
export const securityEvent = (name: SecurityEvent, fields: Readonly<Record<string, unknown>> = {}) => ({
  'security.event': name,
  ...fields,
});

/** What a refusal is, where nobody who refused has said more. */
export const eventOfStatus: Readonly<Partial<Record<number, SecurityEvent>>> = {
  401: 'session.missing',
  403: 'access.refused',
  429: 'limit.reached',
};
