/** The environment as a process gets it from who looks after it. */
export const inherited = (): NodeJS.ProcessEnv => ({ ...process.env });
