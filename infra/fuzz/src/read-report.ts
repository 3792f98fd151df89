import { z } from 'zod';

const report = z.object({
  seed: z.int(),
  operations: z.object({ total: z.int(), tested: z.int() }),
  test_cases: z.object({ generated: z.int() }),
  failures: z.array(z.object({ code: z.string(), title: z.string(), operations: z.array(z.string()) })),
  errors: z.array(z.unknown()),
  warnings: z.record(z.string(), z.unknown()),
});

/** By operation, as `GET /api/users/`. */
export type Outcome = { seed: number; cases: number; passed: number; failed: number; findings: string[] };

/** Only refusals were seen of these: they count as failed, since nothing of them was tried. */
const unreached = z.object({ missing_auth: z.array(z.string()).default([]) });

/** What only the provider can sign lets somebody in here, so that nothing made up gets further than being refused. */
const refusesAllMadeUp: ReadonlySet<string> = new Set(['POST /api/users/sign-up']);

/** What schemathesis reports in JSON, as one sentence a finding. */
export function readReport(json: unknown): Outcome {
  const { seed, operations, test_cases, failures, errors, warnings } = report.parse(json);
  const { missing_auth } = unreached.parse(warnings);
  const found = [
    ...failures.flatMap(({ code, title, operations }) =>
      operations.map((name) => ({ name, what: `${title} (${code})` })),
    ),
    ...missing_auth
      .filter((name) => !refusesAllMadeUp.has(name))
      .map((name) => ({ name, what: 'Only refused with 401 or 403' })),
    ...errors.map((error) => ({ name: 'schemathesis itself', what: JSON.stringify(error) })),
  ];
  const failed = Math.max(new Set(found.map(({ name }) => name)).size, operations.total - operations.tested);
  return {
    seed,
    cases: test_cases.generated,
    passed: Math.max(0, operations.total - failed),
    failed,
    findings: found.map(({ name, what }) => `${name}: ${what}`),
  };
}
