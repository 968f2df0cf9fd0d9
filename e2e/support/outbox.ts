import { get } from 'node:http';
import { expect } from '@playwright/test';
import type { Site } from './startSite';

interface Message {
  readonly channel: 'sms' | 'email';
  readonly to: string;
  readonly text: string;
}

/** Node does not resolve names under localhost, and its fetch cannot set the Host header. */
const read = (site: Site, brand: string): Promise<string> => {
  const { host, port } = new URL(site.address(brand));
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/outbox.json', headers: { host } }, (answer) => {
      const parts: string[] = [];
      answer.setEncoding('utf8').on('data', (part: string) => parts.push(part));
      answer.on('end', () => resolve(parts.join('')));
    }).on('error', reject);
  });
};

/** The newest message to a phone number or mail address, from the demonstration's outbox. */
export const newestMessage = async (site: Site, brand: string, to: RegExp): Promise<string> => {
  let text = '';
  await expect(async () => {
    const { messages } = JSON.parse(await read(site, brand)) as { messages: Message[] };
    text = messages.find((message) => to.test(message.to))?.text ?? '';
    expect(text).not.toBe('');
  }).toPass({ timeout: 120_000 });
  return text;
};

export const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';
