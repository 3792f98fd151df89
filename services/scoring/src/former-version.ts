/** The number that a version of the scorer or of the reader begins with. */
const numberOf = (version: string) => Number.parseInt(version, 10);

/** Whether a version is of a later release than another. */
export const isNewer = (version: string, other: string): boolean => numberOf(version) > numberOf(other);

/**
 * Whether what was computed by one version is to be computed again by another. What a newer one has computed is left: while two
 * releases run side by side, each would else undo what the other does.
 */
export const isFormer = (version: string | undefined, own: string): boolean =>
  version === undefined || (version !== own && !isNewer(version, own));
