import { expect } from '@playwright/test';
import type { Site } from './startSite';

interface Message {
  readonly channel: 'sms' | 'email';
  readonly to: string;
  readonly text: string;
}

/** The newest message that went to a number or an address, as the demonstration's outbox shows it. */
export const newestMessage = async (site: Site, brand: string, to: RegExp): Promise<string> => {
  let text = '';
  await expect(async () => {
    const { hostname, port } = new URL(site.address(brand));
    // Node does not resolve names under localhost.
    const answer = await fetch(`http://127.0.0.1:${port}/outbox.json`, { headers: { host: hostname } });
    const { messages } = (await answer.json()) as { messages: Message[] };
    text = messages.find((message) => to.test(message.to))?.text ?? '';
    expect(text).not.toBe('');
  }).toPass({ timeout: 10_000 });
  return text;
};

export const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';
