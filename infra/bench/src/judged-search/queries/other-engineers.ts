/** What somebody who looks for software does not mean. */
export const otherEngineers =
  '(?:mechanical|civil|electrical|process|water|structural|environmental|quality|sales|design|site|production|manufacturing|controls|electronics|project) engineer|business development';
