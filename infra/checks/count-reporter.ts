import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, SerializedError, TestModule, Vitest } from 'vitest/node';

/** How many tests of a suite passed, and a line for each that failed and for each error that no test took. */
export type Count = { passed: number; failures: string[] };

/** Counts the tests of a suite into the file of `--outputFile.count`, as JSON of a {@link Count}. */
export default class CountReporter implements Reporter {
  #file = '';

  onInit({ config }: Vitest) {
    this.#file = (typeof config.outputFile === 'object' && config.outputFile['count']) || '';
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const passed = modules.flatMap((module) => [...module.children.allTests('passed')]).length;
    const failures = [
      ...modules.flatMap(failuresOf),
      ...unhandled.map((error) => `outside of a test: ${where(error)}`),
    ];
    writeFileSync(this.#file, JSON.stringify({ passed, failures } satisfies Count));
  }
}

/** A file that fails before its first test is one that failed. */
function failuresOf(module: TestModule): string[] {
  const failed = [...module.children.allTests('failed')];
  const suites = [...module.children.allSuites()].filter((suite) => suite.errors().length > 0);
  return [
    ...[module, ...suites].flatMap((one) => one.errors().map((error) => `${module.relativeModuleId}: ${where(error)}`)),
    ...failed.map((test) => {
      const errors = test.result().errors ?? [];
      return `${module.relativeModuleId}: ${test.fullName.replaceAll(' > ', ' ')}: ${errors.map(firstLine).join('; ')}`;
    }),
  ];
}

/** What an error says, the place from which it was thrown, and the file whose tests were running. */
function where(error: SerializedError): string {
  const from = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
  const file: unknown = error['VITEST_TEST_PATH'];
  return [firstLine(error), from?.trim(), typeof file === 'string' && `(${relative('', file)})`]
    .filter(Boolean)
    .join(' ');
}

/** With what a browser waited for, which stands below. */
function firstLine({ name, message }: SerializedError): string {
  const [first = '', ...rest] = stripVTControlCharacters(name === undefined ? message : `${name}: ${message}`).split(
    '\n',
  );
  const awaited = rest.find((line) => line.trimStart().startsWith('- waiting for'))?.trim();
  return [first.slice(0, 800), awaited?.slice(0, 200)].filter(Boolean).join(' ');
}
