import { AppError, type FieldError } from '@waypost/contracts/errors';
import { explainIssue } from '@waypost/contracts/explain-issue';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import type { z } from 'zod';

function refusalOf(error: z.ZodError): AppError {
  const errors: FieldError[] = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  return new AppError('validation-error', errors[0]?.message ?? 'Invalid', { errors });
}

/** Checks params, query, headers and body as the contract's zod says; unknown fields are dropped. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  return (data: unknown) => {
    // Fastify hands over null for a body that is not there, which would hide it from a default.
    const given = httpPart === 'body' && data === null ? undefined : data;
    const result = schema.safeParse(given, { error: explainIssue });
    return result.success ? { value: result.data } : { error: refusalOf(result.error) };
  };
};

const isLasting = (data: unknown): data is object => typeof data === 'object' && data !== null && Object.isFrozen(data);

/**
 * Sends what the contract declares and nothing else. An answer of another shape is a bug: 500. One that is frozen is checked and
 * written once, however often it is sent.
 */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> = ({ schema, method, url }) => {
  const written = new WeakMap<object, string>();

  function write(data: unknown): string {
    const result = schema.safeParse(data);
    if (!result.success) {
      throw new Error(`${method} ${url} answered something else than its contract says`, { cause: result.error });
    }
    return JSON.stringify(result.data);
  }

  return (data: unknown) => {
    if (!isLasting(data)) return write(data);
    const text = written.get(data) ?? write(data);
    written.set(data, text);
    return text;
  };
};
