/** Which people speak: whoever types 'german speaker' looks for the language. */
const languages = `
  arabic cantonese chinese czech danish dutch english finnish french german greek hebrew hindi hungarian italian japanese
  korean mandarin norwegian polish portuguese punjabi romanian russian spanish swedish turkish ukrainian urdu vietnamese
`;

/** Groups of names as `synonym-groups.ts` has them: a post says 'fluent in German', 'German (B2)' or 'German at level C1'. */
export const speakers: readonly string[] = languages
  .trim()
  .split(/\s+/)
  .map((language) => {
    const [behind, before] = [
      ['speaker', 'speaking'],
      ['native', 'fluent', 'fluent in'],
    ];
    return `${[...behind.map((said) => `${language} ${said}`), ...before.map((said) => `${said} ${language}`)].join(' | ')} > ${language}`;
  });
