/** What react-aria writes into a style element: the same text at every start, so its hash can be named. */
const reactAriaStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** Everything from our own origin, no inline script or style, no framing (Content Security Policy Level 3). */
export const contentSecurityPolicy = (publicUrl: string) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", reactAriaStyle],
    imgSrc: ["'self'", 'data:', 'https://*.googleusercontent.com'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    frameSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    manifestSrc: ["'self'"],
    ...(publicUrl.startsWith('https:') ? { upgradeInsecureRequests: [] } : {}),
  },
});
