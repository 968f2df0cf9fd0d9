import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../platform/refusal/refusal.ts';

export interface SandboxedPage {
  readonly title: string;
  /** Origins that its scripts may load from and speak to. */
  readonly hosts: readonly string[];
  /** Whether those may be framed in it as well. */
  readonly frames?: boolean;
  /** Its own script, which brings in the third party's. */
  readonly script: string;
}

const NONCE_BYTES = 18;

/** `sandbox` without `allow-same-origin`: whatever the scripts do, they read nothing of the site. */
const policy = (nonce: string, { hosts: origins, frames = false }: SandboxedPage): string => {
  const hosts = origins.join(' ');
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'unsafe-inline' ${hosts}`,
    `img-src data: blob: ${hosts}`,
    `font-src data: ${hosts}`,
    `connect-src ${hosts}`,
    `media-src ${hosts}`,
    ...(frames ? [`frame-src ${hosts}`] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ');
};

/**
 * A document of its own for the scripts of a third party, without the origin and the session of the site. Its script
 * finds `tell`, which speaks to the page around it, and `language`.
 */
export const sandboxedPage = (
  app: FastifyInstance,
  path: string,
  /** Undefined where there is none for the brand of the request. */
  pageOf: (request: FastifyRequest) => SandboxedPage | undefined,
  randomBytes: (size: number) => Buffer,
): void => {
  app.get(path, (request, reply) => {
    const page = pageOf(request) ?? refuse('not_found');
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': policy(nonce, page),
        'x-frame-options': 'SAMEORIGIN',
        // What has no origin cannot be kept apart by it.
        'origin-agent-cluster': '?0',
        'cache-control': 'no-store',
      })
      .send(
        `<!doctype html><html><head><meta charset="utf-8"><title>${page.title}</title></head><body><script nonce="${nonce}">
const tell = (message) => parent.postMessage(message, new URL(location.href).origin);
const language = new URLSearchParams(location.search).get('language') ?? undefined;
${page.script}</script></body></html>`,
      );
  });
};
