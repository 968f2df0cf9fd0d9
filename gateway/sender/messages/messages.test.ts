import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { capturedLog } from '../../testing/capturedLog.ts';
import { lastCode } from '../../testing/readOutbox.ts';
import { setFlags } from '../../testing/setFlags.ts';
import { testGateway } from '../../testing/testGateway.ts';
import { testTenants } from '../../testing/testTenants.ts';
import { byChannel } from './byChannel.ts';
import { httpSms } from './httpSms.ts';
import type { Message } from './messenger.ts';
import { outboxPlugin } from './outboxPlugin.ts';
import { smtpMail } from './smtpMail.ts';

const sms: Message = {
  merchant: 'aurora',
  channel: 'sms',
  recipient: '+84912345678',
  subject: 'Code',
  text: '123456 là mã của bạn',
};

const listen = async (server: Server): Promise<URL> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/send`);
};

test('LOGIN-10 an SMS provider gets number and text with its key, and its refusal is an error', async () => {
  const taken: unknown[] = [];
  let status = 202;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      taken.push([request.method, request.url, request.headers.authorization, JSON.parse(text)]);
      response.writeHead(status).end();
    });
  });
  const send = httpSms({ url: await listen(server), key: 'key-of-ours' });
  await send(sms);
  expect(taken).toEqual([
    ['POST', '/send', 'Bearer key-of-ours', { to: '+84912345678', text: '123456 là mã của bạn' }],
  ]);
  status = 402;
  await expect(send(sms)).rejects.toThrow('The SMS provider answered 402');
  server.close();
});

test('PWD-02 an e-mail goes by SMTP, with its letters whole and to one address alone', async () => {
  const mails: { to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const send = smtpMail({ url: new URL(`smtp://127.0.0.1:${port}`), from: 'no-reply@marquee.example' });
  await send({ ...sms, channel: 'email', recipient: 'lan@vidu.com', subject: 'Mật khẩu mới' });
  await send({ ...sms, channel: 'email', recipient: 'a@vidu.com, b@vidu.com' }).catch(() => undefined);
  expect(mails[0]?.to).toEqual(['lan@vidu.com']);
  expect(mails[0]?.text).toContain('From: no-reply@marquee.example');
  expect(mails.flatMap(({ to }) => to)).not.toContain('b@vidu.com');
  await new Promise<void>((resolve) => server.close(resolve));
});

test('a channel without a provider is not enabled', async () => {
  await expect(byChannel({ sms: undefined, email: undefined })(sms)).rejects.toMatchObject({
    code: 'operation_not_enabled',
  });
});

test('ERR-04 a provider that fails is answered with a retry, and neither number nor code is in the log', async () => {
  const { text, log } = capturedLog();
  let sent = '';
  const gateway = await testGateway({
    log,
    providers: {
      send: (message) => {
        sent = message.text;
        return Promise.reject(new Error('The SMS provider answered 500'));
      },
    },
  });
  await setFlags(gateway, ['REGMOBVERF3']);
  const answer = await gateway.call('registerSms', { body: { mobileNo: '0912345678' } });
  expect(answer).toMatchObject({ status: 503, body: { message: 'try_again' } });
  const code = /\d{6}/.exec(sent)?.[0] ?? 'none';
  const written = text();
  expect(written).toContain('a code was not sent');
  expect(written).not.toContain(code);
  expect(written).not.toContain('912345678');
  await gateway.close();
});

test('the outbox shows what a demonstration would have sent, of the brand of the Host, as text', async () => {
  const tenants = testTenants(['aurora', 'lotus']);
  const plain = await testGateway();
  expect((await plain.app.inject({ url: '/outbox', headers: { host: 'aurora.localhost' } })).statusCode).toBe(
    404,
  );
  const plugin = outboxPlugin({ database: plain.database, tenants });
  const gateway = await testGateway({ plugins: [plugin] });
  const { outbox } = await import('./schema.ts');
  await plain.database.queries
    .insert(outbox)
    .values({ ...sms, text: '654321 <script>alert(1)</script>', at: plain.clock.now() });
  const read = (url: string, host: string) => gateway.app.inject({ url, headers: { host } });
  const page = await read('/outbox', 'aurora.localhost');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('654321 &lt;script&gt;');
  expect((await read('/outbox.json', 'aurora.localhost')).json()).toMatchObject({
    messages: [{ channel: 'sms', to: '+84912345678' }],
  });
  expect((await read('/outbox.json', 'lotus.localhost')).json()).toEqual({ messages: [] });
  expect(await lastCode(plain)).toBe('654321');
  await gateway.close();
  await plain.close();
});
