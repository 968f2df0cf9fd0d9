/** Hosts outside our own origin, from the deployment and the brand (security §2: only what is allowed at deploy time). */
export interface PolicyHosts {
  readonly images: readonly string[];
  readonly connect: readonly string[];
  readonly frames: readonly string[];
  /** Scripts, styles and fonts by hash name, where the assets lie on a CDN. */
  readonly assets: readonly string[];
  /** The brand measures its visits (SYS-13). */
  readonly analytics?: boolean;
  /** A third party's scripts run in a document of ours without an origin (LOGIN-04): a check, an outside chat. */
  readonly ownFrames?: boolean;
}

const origin = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|([\w-]+\.)+localhost)(:|$)|wss:\/\/)[\w.:-]*$/;

/** What an outside provider needs, by name; off unless a brand uses it (design §3). */
const fragments = {
  analytics: {
    hosts: ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
    policies: ' analytics goog#html',
  },
} as const;

const listed = (hosts: readonly string[]): string =>
  hosts
    .filter((host) => origin.test(host))
    .map((host) => ` ${host}`)
    .join('');

/** The policy of a page (security §3). The nonce is of this answer alone. */
export const contentPolicy = (nonce: string, hosts: PolicyHosts): string => {
  const { images, connect, frames, assets } = hosts;
  const analytics = hosts.analytics ? fragments.analytics : { hosts: '', policies: '' };
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    `img-src 'self' data:${listed([...images, ...assets])}${analytics.hosts}`,
    `connect-src 'self'${listed(connect)}${analytics.hosts}`,
    `font-src 'self'${listed(assets)}`,
    `frame-src ${`${hosts.ownFrames ? "'self'" : ''}${listed(frames)}`.trim() || "'none'"}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types app dompurify app-loader app-worker${analytics.policies}`,
    'report-to csp',
  ].join('; ');
};
