/** Hosts outside our own origin, from the deployment and the brand (security §2: only what is allowed at deploy time). */
export interface PolicyHosts {
  readonly images: readonly string[];
  readonly connect: readonly string[];
  readonly frames: readonly string[];
  /** Scripts, styles and fonts by hash name, where the assets lie on a CDN. */
  readonly assets: readonly string[];
}

const origin = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|[\w-]+\.localhost)(:|$)|wss:\/\/)[\w.:-]*$/;

const listed = (hosts: readonly string[]): string =>
  hosts
    .filter((host) => origin.test(host))
    .map((host) => ` ${host}`)
    .join('');

/** The policy of a page (security §3). The nonce is of this answer alone. */
export const contentPolicy = (nonce: string, { images, connect, frames, assets }: PolicyHosts): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    `img-src 'self' data:${listed([...images, ...assets])}`,
    `connect-src 'self'${listed(connect)}`,
    `font-src 'self'${listed(assets)}`,
    `frame-src ${frames.length > 0 ? listed(frames).trim() : "'none'"}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types app dompurify app-loader',
    'report-to csp',
  ].join('; ');
