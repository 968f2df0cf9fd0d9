import type { FastifyInstance } from 'fastify';
import { humanFramePath, type HumanFrameMessage } from '#contract/humanFrame';
import { sandboxedPage } from './sandboxedPage.ts';
import { scriptJson } from './scriptJson.ts';

export interface HumanFrameOptions {
  /** Public id of the operator's account with Geetest. */
  readonly captchaId: string;
  /** Of the widget. */
  readonly script: URL;
}

const providerHosts = ['https://*.geetest.com', 'https://*.geevisit.com', 'https://*.gsensebot.com'];

const messages = {
  closed: { kind: 'closed' },
  failed: { kind: 'failed' },
} as const satisfies Record<string, HumanFrameMessage>;

const scriptOf = ({ captchaId, script }: HumanFrameOptions): string =>
  `const script = document.createElement('script');
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
`;

/** The document of the widget (LOGIN-04); there is none where verification is our own. */
export const humanFrame = (
  app: FastifyInstance,
  options: HumanFrameOptions,
  randomBytes: (size: number) => Buffer,
): void =>
  sandboxedPage(
    app,
    humanFramePath,
    () => ({
      title: 'Geetest',
      hosts: [options.script.origin, ...providerHosts],
      script: scriptOf(options),
    }),
    randomBytes,
  );
