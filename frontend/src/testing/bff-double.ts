import { allContracts, type Calls } from '@waypost/contracts/all-contracts';
import { type ErrorCode, type FieldError, statusOf } from '@waypost/contracts/errors';
import { apiPath, routes } from '@waypost/contracts/routes';
import { ownHeader, sessionUrls } from '@waypost/contracts/session';
import { z } from 'zod';
import type { Output } from '../api/call.ts';

type CallName = keyof Calls;
/** What a call came with. */
export type Asked = {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
};
type Answer = (asked: Asked) => Response | Promise<Response>;

const contracts = new Map(allContracts.map(({ name, contract }) => [name, contract]));

const patterns = (Object.keys(routes) as CallName[]).map((name) => {
  const { method, url } = routes[name];
  const names = [...url.matchAll(/:(\w+)/g)].map(([, key = '']) => key);
  return { name, method, names, expression: new RegExp(`^${apiPath(url).replaceAll(/:\w+/g, '([^/]+)')}$`) };
});

/** The call that a request is; the most literal address wins, as in the BFF. */
function callOf(method: string, path: string) {
  const [found] = patterns
    .filter((pattern) => pattern.method === method && pattern.expression.test(path))
    .toSorted((one, other) => one.names.length - other.names.length);
  if (found === undefined) return undefined;
  const values = found.expression.exec(path) ?? [];
  return { name: found.name, params: Object.fromEntries(found.names.map((key, at) => [key, values[at + 1] ?? ''])) };
}

const json = (body: unknown, status = 200) => Response.json(body, { status });

/**
 * Stands in for the BFF below `fetch`: answers what a test says, checked by the contract, and refuses what none has said anything of.
 * It keeps what was asked.
 */
export function createBffDouble() {
  const answers = new Map<CallName, Answer>();
  const asked: (Asked & { name: CallName })[] = [];
  let signedOut = 0;
  let signOutFails = false;
  let signOutMoment: Promise<void> | undefined;

  /** What the contract makes of an answer; a file is as it comes. */
  function allowed(name: CallName, output: unknown): unknown {
    const response = contracts.get(name)?.schema.response;
    const schema: unknown = response && '200' in response ? response[200] : undefined;
    return schema instanceof z.ZodType ? schema.parse(output) : output;
  }

  async function answerTo(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const method = init.method ?? 'GET';
    const headers = new Headers(init.headers);
    if (headers.get(ownHeader.name) !== ownHeader.value) throw new Error(`${url.pathname} lacks the header`);
    if (url.pathname === apiPath(sessionUrls.signOut)) {
      signedOut += 1;
      await signOutMoment;
      if (signOutFails) return json({}, 500);
      return json({ success: true });
    }
    const called = callOf(method, url.pathname);
    const answer = called && answers.get(called.name);
    if (called === undefined || answer === undefined) {
      throw new Error(`The test says no answer to ${method} ${url.pathname}`);
    }
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const what = { params: called.params, query: url.searchParams, headers, body };
    asked.push({ name: called.name, ...what });
    return answer(what);
  }

  return {
    fetch: answerTo,
    /** Answers from now on; the answer has to be one that the contract allows. */
    answer<Name extends CallName>(name: Name, output: (asked: Asked) => Output<Name> | Promise<Output<Name>>): void {
      answers.set(name, async (what) => json(allowed(name, await output(what))));
    },
    /** Answers so once the given moment has come. */
    answerLater<Name extends CallName>(
      name: Name,
      moment: Promise<void>,
      output: (asked: Asked) => Output<Name>,
    ): void {
      this.answer(name, (what) => moment.then(() => output(what)));
    },
    /** @param details what some codes add, such as the current document of a `version-conflict`. */
    refuse(
      name: CallName,
      code: ErrorCode,
      message = 'Refused',
      errors: readonly FieldError[] = [],
      details: Readonly<Record<string, unknown>> = {},
    ): void {
      const body = { ...details, status: statusOf[code], error_code: code, message, errors, request_id: 'test' };
      answers.set(name, () => json(body, body.status));
    },
    /** Answers the next call as set before, and later calls with `output`. */
    thenAnswer<Name extends CallName>(name: Name, output: (asked: Asked) => Output<Name>): void {
      const now = answers.get(name);
      answers.set(name, (what) => {
        answers.set(name, (later) => json(allowed(name, output(later))));
        return now === undefined ? json({}, 500) : now(what);
      });
    },
    /** No connection. */
    takeAway(name: CallName): void {
      answers.set(name, () => Promise.reject(new TypeError('Failed to fetch')));
    },
    askedFor: (name: CallName) => asked.filter((one) => one.name === name),
    signOuts: () => signedOut,
    failSignOut: () => void (signOutFails = true),
    signOutAfter: (moment: Promise<void>) => void (signOutMoment = moment),
  };
}
