import { style } from '@vanilla-extract/css';

/** For a media query, where a part is hidden on some screens alone. */
export const clipped = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const hidden = style(clipped);
