import { expect, test } from 'vitest';
import { readReport } from './read-report.ts';

const report = {
  seed: 7,
  operations: { total: 40, tested: 40 },
  test_cases: { generated: 8_448 },
  failures: [],
  errors: [],
  warnings: {},
};

test('counts operations, each once whatever was found of it', () => {
  const found = { code: 'ST101', title: 'Server error', operations: ['GET /a', 'POST /b'] };
  const again = { code: 'ST103', title: 'Undocumented status code', operations: ['GET /a'] };
  expect(readReport({ ...report, failures: [found, again] })).toEqual({
    seed: 7,
    cases: 8_448,
    passed: 38,
    failed: 2,
    findings: [
      'GET /a: Server error (ST101)',
      'POST /b: Server error (ST101)',
      'GET /a: Undocumented status code (ST103)',
    ],
  });
  expect(readReport(report)).toMatchObject({ passed: 40, failed: 0, findings: [] });
});

test('what was never reached has failed, and so has what broke off', () => {
  expect(readReport({ ...report, warnings: { missing_auth: ['GET /a'] } })).toMatchObject({ passed: 39, failed: 1 });
  expect(readReport({ ...report, operations: { total: 40, tested: 30 } })).toMatchObject({ passed: 30, failed: 10 });
  expect(readReport({ ...report, errors: [{ message: 'No route to host' }] })).toMatchObject({ failed: 1 });
});

test('where only the provider can let somebody in, refusing is all that made-up answers can meet', () => {
  const warnings = { missing_auth: ['POST /api/users/sign-up'] };
  expect(readReport({ ...report, warnings })).toMatchObject({ passed: 40, failed: 0 });
});
