import { AppError, type FieldError } from '@waypost/contracts/errors';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import type { z } from 'zod';
import { parseGiven } from './parse-given.ts';

/** Something is wrong within a field of that way, and none is missing or too much. */
const isMeant = (way: readonly z.core.$ZodIssue[]): boolean => way.every(({ path }) => path.length > 1);

/** Of what can be written in several ways, what is wrong with the one whose fields are there, rather than that it is none of them. */
function fieldErrors(issues: readonly z.core.$ZodIssue[], above: readonly PropertyKey[] = []): FieldError[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...issue.path];
    const [meant, another] = issue.code === 'invalid_union' ? issue.errors.filter(isMeant) : [];
    if (meant === undefined || another !== undefined) return [{ path: path.join('.'), message: issue.message }];
    return fieldErrors(meant, path);
  });
}

function refusalOf(error: z.ZodError): AppError {
  const errors = fieldErrors(error.issues);
  return new AppError('validation-error', errors[0]?.message ?? 'Invalid', { errors });
}

/** Checks params, query, headers and body as the contract's zod says. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  return (data: unknown) => {
    // Fastify hands over null for a body that is not there, which would hide it from a default.
    const given = httpPart === 'body' && data === null ? undefined : data;
    const result = parseGiven(schema, given, httpPart);
    return result.success ? { value: result.data } : { error: refusalOf(result.error) };
  };
};

const isLasting = (data: unknown): data is object => typeof data === 'object' && data !== null && Object.isFrozen(data);

/** One that is frozen is written once, however often it is sent. */
function writingOnce(write: (data: unknown) => string): (data: unknown) => string {
  const written = new WeakMap<object, string>();
  return (data) => {
    if (!isLasting(data)) return write(data);
    const text = written.get(data) ?? write(data);
    written.set(data, text);
    return text;
  };
}

/** Sends what the contract declares and nothing else. An answer of another shape is a bug: 500. */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> = ({ schema, method, url }) =>
  writingOnce((data) => {
    const result = schema.safeParse(data);
    if (!result.success) {
      throw new Error(`${method} ${url} answered something else than its contract says`, { cause: result.error });
    }
    return JSON.stringify(result.data);
  });

/** For a long answer that its owner has checked by the same contract, and that was only added to since: it is not looked at again. */
export const checkedByOwner = { serializerCompiler: () => writingOnce((data) => JSON.stringify(data)) };
