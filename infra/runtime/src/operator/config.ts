/** Where the person is who called npm: npm itself runs in the root of the project. */
export const callerFolder = (): string => process.env['INIT_CWD'] ?? process.cwd();
