import { defineConfig } from 'oxlint';

/** One rule of the architecture: which files may not import what, and what to do instead. */
function boundary(files: string[], group: string[], message: string, except: string[] = []) {
  return {
    files,
    excludeFiles: except,
    rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] as const },
  };
}

export default defineConfig({ plugins: ['typescript', 'import', 'unicorn', 'oxc'] });
