/** Texts that readers have been slow with, each made as long as wanted. */
export const hostileTexts: readonly ((length: number) => string)[] = [
  (length) => `1${' '.repeat(length)}x`,
  (length) => `${'Go, '.repeat(length / 4)}Go skills`,
  (length) => 'A'.repeat(length),
  (length) => '('.repeat(length),
  (length) => '5 years '.repeat(length / 8),
  (length) => `${'a '.repeat(length / 2)}University`,
  (length) => 'a\u0301\u0323'.repeat(length / 3),
  (length) => '\u{1f468}\u200d'.repeat(length / 3),
];
