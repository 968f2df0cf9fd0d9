import type { FastifyInstance } from 'fastify';
import { humanFramePath, type HumanFrameMessage } from '#contract/humanFrame';
import { scriptJson } from './scriptJson.ts';

export interface HumanFrameOptions {
  /** Public id of the operator's account with Geetest. */
  readonly captchaId: string;
  /** Of the widget. */
  readonly script: URL;
}

const providerHosts = 'https://*.geetest.com https://*.geevisit.com https://*.gsensebot.com';
const NONCE_BYTES = 18;

/** `sandbox` without `allow-same-origin`: whatever the widget does, it reads nothing of the site. */
const policy = (nonce: string, { origin }: URL): string => {
  const hosts = `${origin} ${providerHosts}`;
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'unsafe-inline' ${hosts}`,
    `img-src data: blob: ${hosts}`,
    `font-src data: ${hosts}`,
    `connect-src ${hosts}`,
    `media-src ${hosts}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ');
};

const messages = {
  closed: { kind: 'closed' },
  failed: { kind: 'failed' },
} as const satisfies Record<string, HumanFrameMessage>;

const page = (nonce: string, { captchaId, script }: HumanFrameOptions): string =>
  `<!doctype html><html><head><meta charset="utf-8"><title>Geetest</title></head><body><script nonce="${nonce}">
const tell = (message) => parent.postMessage(message, new URL(location.href).origin);
const language = new URLSearchParams(location.search).get('language') ?? undefined;
const script = document.createElement('script');
script.src = ${scriptJson(script.href)};
script.onerror = () => tell(${scriptJson(messages.failed)});
script.onload = () =>
  initGeetest4({ captchaId: ${scriptJson(captchaId)}, product: 'bind', language }, (widget) =>
    widget
      .onReady(() => widget.showCaptcha())
      .onSuccess(() => tell({ kind: 'passed', result: widget.getValidate() }))
      .onClose(() => tell(${scriptJson(messages.closed)}))
      .onError(() => tell(${scriptJson(messages.failed)})),
  );
document.head.append(script);
</script></body></html>`;

/** The document of the widget (LOGIN-04); there is none where verification is our own. */
export const humanFrame = (
  app: FastifyInstance,
  options: HumanFrameOptions,
  randomBytes: (size: number) => Buffer,
): void => {
  app.get(humanFramePath, (_request, reply) => {
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': policy(nonce, options.script),
        'x-frame-options': 'SAMEORIGIN',
        // What has no origin cannot be kept apart by it.
        'origin-agent-cluster': '?0',
        'cache-control': 'no-store',
      })
      .send(page(nonce, options));
  });
};
