import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// The part of the real widget's interface that the page uses; one press stands for the solved puzzle.
const widget = `globalThis.initGeetest4 = ({ captchaId }, ready) => {
  const on = {};
  const widget = {
    onReady: (act) => (setTimeout(act), widget),
    onSuccess: (act) => ((on.success = act), widget),
    onClose: () => widget,
    onError: () => widget,
    showCaptcha: () => {
      const button = document.createElement('button');
      button.textContent = 'Solve ' + captchaId;
      button.onclick = () => on.success();
      document.body.append(button);
    },
    getValidate: () => ({ lot_number: String(Math.random()), captcha_output: 'o', pass_token: 'p', gen_time: '1' }),
  };
  ready(widget);
};`;

/** A stand-in for Geetest: its widget and its verification endpoint. Returns the settings for the gateway. */
export const startGeetest = async () => {
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/validate')) response.end(JSON.stringify({ result: 'success' }));
    else response.setHeader('content-type', 'text/javascript').end(widget);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    settings: {
      HUMAN: 'geetest',
      GEETEST_ID: 'ours',
      GEETEST_KEY: 'key',
      GEETEST_URL: origin,
      GEETEST_SCRIPT: `${origin}/gt4.js`,
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
};
