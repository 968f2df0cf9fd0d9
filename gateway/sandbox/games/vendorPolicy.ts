/**
 * The policy of a vendor's page: nothing but its own files and the video of the named origins, framed by the page that
 * launched it alone.
 */
export const vendorPolicy = (frameAncestor: string | undefined, video: readonly string[] = []): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...video].join(' '),
    ...(video.length === 0 ? [] : [['media-src blob:', ...video].join(' ')]),
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestor ?? "'none'"}`,
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
