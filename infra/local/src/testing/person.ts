import { createDashboard, getCurrentUser } from '@waypost/contracts/calls/identity';
import { replaceResume, uploadResume } from '@waypost/contracts/calls/resumes';
import type { DashboardType } from '@waypost/contracts/constants';
import type { CallInput, CallOutput, Contract, JsonContract } from '@waypost/contracts/contract';
import type { Resume } from '@waypost/contracts/entities/resume';
import type { ErrorBody } from '@waypost/contracts/errors';
import { readAnswer, writeCall } from '@waypost/runtime/service/calls/call';
import { openLiveStream, type LiveStream } from './live-stream.ts';
import { openUserAgent, type UserAgent, type AgentRequest } from './user-agent.ts';

export type Answer = { status: number; headers: Headers; text: string };
export type UploadedFile = { name: string; bytes: Uint8Array; type?: string };

/** Somebody at the product's API, signed in or not. */
export type Visitor = {
  /** A call as the pages make it. @throws AppError when it is refused. */
  call<C extends JsonContract>(
    contract: C,
    input: CallInput<C>,
    headers?: Record<string, string>,
  ): Promise<CallOutput<C>>;
  /** The same, where a refusal is the point. */
  ask<C extends Contract>(contract: C, input: CallInput<C>, headers?: Record<string, string>): Promise<Answer>;
  /** Any request to a path of the product, with the headers of the pages unless others are given. */
  send(path: string, request?: AgentRequest): Promise<Answer>;
  /** What a call of the pages answers, while its bytes are still on their way. */
  begin(path: string): Promise<Response>;
  /** The bytes that a call of the pages answers. @throws TypeError where they break off. */
  fetchBytes(path: string): Promise<{ status: number; bytes: Buffer }>;
  /** The bytes behind a link, as the browser opens it. */
  download(link: string): Promise<{ status: number; bytes: Buffer }>;
};

export type Person = Visitor & {
  user_id: string;
  email: string;
  dsh_id: string;
  /** The `cookie` header of their browser as it is now. */
  cookie(): string;
  /** Sends a file, as a new resume or in place of one. */
  sendFile(file: UploadedFile, replaced?: Pick<Resume, '_id'>): Promise<Answer>;
  uploadResume(file: UploadedFile, replaced?: Pick<Resume, '_id'>): Promise<Resume>;
  openLiveStream(): Promise<LiveStream>;
};

export const errorOf = (answer: Answer) => JSON.parse(answer.text) as ErrorBody;
/** What must be equal where a person may not learn whether something exists. */
export const withoutRequestId = (answer: Answer) => {
  const { request_id: _, ...body } = errorOf(answer);
  return { status: answer.status, body };
};

export const visit = (url: string): Visitor => visitorWith(openUserAgent(), url);

function visitorWith(agent: UserAgent, url: string): Visitor {
  const pages = { 'x-waypost': '1', origin: new URL(url).origin };

  async function send(path: string, { headers = pages, ...request }: AgentRequest = {}): Promise<Answer> {
    const response = await agent.fetch(new URL(path, url), { ...request, headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  async function ask<C extends Contract>(contract: C, input: CallInput<C>, headers: Record<string, string> = {}) {
    const { method, path, body } = writeCall(contract, input);
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    return send(`/api${path}`, { method, headers: { ...pages, ...type, ...headers }, ...(body && { body }) });
  }

  const begin = (path: string) => agent.fetch(new URL(path, url), { headers: pages });

  return {
    send,
    ask,
    begin,
    async call(contract, input, headers) {
      const { status, text } = await ask(contract, input, headers);
      return readAnswer(contract, status, text);
    },
    async fetchBytes(path) {
      const response = await begin(path);
      return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
    },
    async download(link) {
      const { response } = await agent.navigate(new URL(link, url));
      return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
    },
  };
}

/** Signs in through the page of the local provider and takes, or makes, a dashboard. */
export async function signIn(url: string, email: string, dsh_type: DashboardType): Promise<Person> {
  const agent = openUserAgent();
  const page = await agent.navigate(new URL('/api/auth/google', url));
  const action = /action="([^"]+)"/.exec(await page.response.text())?.[1];
  if (action === undefined) throw new Error(`No form to sign in with at ${page.url.href}`);
  const landed = await agent.navigate(new URL(action, page.url), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ email }).toString(),
  });
  await landed.response.body?.cancel();
  if (landed.url.href !== new URL('/auth/callback', url).href)
    throw new Error(`Signing in ended at ${landed.url.href}`);

  const visitor = visitorWith(agent, url);
  const { userInfos, userDashboards } = await visitor.call(getCurrentUser, {});
  const own = userDashboards.find((dashboard) => dashboard.dsh_type === dsh_type);
  const { dsh_id } = own ?? (await visitor.call(createDashboard, { body: { dsh_type } }));

  const sendFile = (file: UploadedFile, replaced?: Pick<Resume, '_id'>) => {
    const contract = replaced ? replaceResume : uploadResume;
    const form = new FormData();
    form.append('resume', new Blob([Buffer.from(file.bytes)], { type: file.type ?? 'application/pdf' }), file.name);
    const path = contract.url.replace(':id', replaced?._id ?? '');
    return visitor.send(`/api${path}`, {
      method: contract.method,
      body: form,
    });
  };
  return {
    ...visitor,
    user_id: userInfos._id,
    email,
    dsh_id,
    cookie: () => agent.cookiesFor(new URL(url)),
    sendFile,
    async uploadResume(file, replaced) {
      const { status, text } = await sendFile(file, replaced);
      return readAnswer(uploadResume, status, text).resume;
    },
    openLiveStream: () => openLiveStream(agent, url),
  };
}
