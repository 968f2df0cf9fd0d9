import { createTransport } from 'nodemailer';
import type { Messenger } from './messenger.ts';

export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  readonly url: URL;
  /** Address the mails come from. */
  readonly from: string;
}

const PATIENCE = 10_000;

/** E-mail by SMTP. */
export const smtpMail = ({ url, from }: SmtpOptions): Messenger => {
  const transport = createTransport({
    url: url.href,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    // A text is a text: nothing of it may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ recipient, subject, text }) => {
    await transport.sendMail({ from, to: { name: '', address: recipient }, subject, text });
  };
};
