import fastify from 'fastify';
import { supportFramePath } from '#contract/supportFrame';
import type { Brand } from '#theme/brand';
import type { SupportChat } from '#theme/manifest/brandManifest';
import { securityHeaders } from '../http/plugins/securityHeaders.ts';
import { supportFrame } from './supportFrame.ts';

const chat: SupportChat = {
  script: 'https://widget.acme.example/chat.js',
  frame: 'https://chat.acme.example',
  id: 'acme-1',
};

const served = async (supportChat: SupportChat | undefined) => {
  const app = fastify();
  securityHeaders(app);
  const brand = { manifest: { supportChat } } as Partial<Brand> as Brand;
  supportFrame(app, { byHost: () => brand }, (size) => Buffer.alloc(size, 1));
  const answer = await app.inject(supportFramePath);
  await app.close();
  return answer;
};

test('PORT-01 an outside chat runs in a document without an origin, which lets in its own hosts alone', async () => {
  const { headers, body, statusCode } = await served(chat);
  expect(statusCode).toBe(200);
  const policy = String(headers['content-security-policy']);
  for (const part of ['connect-src', 'frame-src'])
    expect(policy).toContain(`${part} https://widget.acme.example https://chat.acme.example;`);
  expect(policy).toMatch(/; sandbox allow-scripts$/);
  expect(policy).not.toContain("'self' https");
  expect(body).toContain('https://widget.acme.example/chat.js');
});

test('PORT-01 what a brand names cannot leave its text', async () => {
  const { body } = await served({ ...chat, id: 'acme</script><script>' });
  expect(body.match(/<\/script>/g)).toHaveLength(1);
});

test('PORT-01 without a frame there is none, and without an outside chat no document', async () => {
  const { headers } = await served({ script: chat.script, id: chat.id });
  expect(String(headers['content-security-policy'])).not.toContain('frame-src');
  expect((await served(undefined)).statusCode).not.toBe(200);
});
