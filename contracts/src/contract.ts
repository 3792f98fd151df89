import type { z } from 'zod';
import type { AllowanceName } from './allowances.ts';
import type { FileAnswer, Redirection } from './answers.ts';

export const serviceNames = ['identity', 'jobs', 'applications', 'resumes', 'scoring'] as const;
export type ServiceName = (typeof serviceNames)[number];
/** Who answers a call: a service, or the BFF, of what it keeps itself and of what belongs to several services alike. */
export type CallOwner = ServiceName | 'bff';

/**
 * Who may call: `public` needs no session (an actor may be there), `user` needs a signed-in user,
 * `service` is for other services and never reachable from outside.
 */
export type Access = 'public' | 'user' | 'service';

/**
 * A call as a value: the options of a Fastify route, so that a service spreads it into `.route()`,
 * a client calls it, and OpenAPI comes out of it. Paths are as the service serves them; the BFF adds `/api`.
 */
export type Contract = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:name` parameters. */
  url: string;
  /**
   * `navigation`: opened by the browser itself, which cannot send the API's header.
   * `reads`: changes nothing, although what it is asked for stands in a body.
   * `allowance`: what a call from outside is counted as.
   * `file`: the one file of its form, by the form's field, and how many bytes it may have.
   */
  config: {
    service: CallOwner;
    access: Access;
    navigation?: true;
    reads?: true;
    allowance?: AllowanceName;
    file?: { field: string; bytes: number };
  };
  /** Bytes of a body, where that is not Fastify's 1 MiB. */
  bodyLimit?: number;
  schema: {
    summary: string;
    params?: z.ZodType;
    querystring?: z.ZodType;
    body?: z.ZodType;
    headers?: z.ZodType;
    /** JSON by its schema, or what `answers.ts` has beside it. */
    response: JsonAnswer | FileAnswer | Redirection;
    consumes?: readonly string[];
  };
};

type JsonAnswer = { 200: z.ZodType };
/** A call that is answered with JSON, as one has to be that a program makes. */
export type JsonContract = Contract & { schema: { response: JsonAnswer } };
/** A call that one of the services answers. */
export type ServiceContract = Contract & { config: { service: ServiceName } };

type Part<C extends Contract, K extends 'params' | 'querystring' | 'body'> = C['schema'] extends {
  [P in K]: infer S extends z.ZodType;
}
  ? undefined extends z.input<S>
    ? { [P in K]?: z.input<S> }
    : { [P in K]: z.input<S> }
  : unknown;

/** What a caller hands over: `{params, querystring, body}`, each only where the contract has it. */
export type CallInput<C extends Contract> = Part<C, 'params'> & Part<C, 'querystring'> & Part<C, 'body'>;
/** What it gets; nothing of a file or a redirection, which the browser opens. */
export type CallOutput<C extends Contract> = C['schema']['response'] extends { 200: infer S extends z.ZodType }
  ? z.output<S>
  : never;

/** Whether an export of a module with calls is one of them. */
export const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'method' in value && 'url' in value && 'config' in value;
