/** One SMS or e-mail to a person. */
export interface Message {
  readonly merchant: string;
  readonly channel: 'sms' | 'email';
  /** E.164 number or e-mail address. */
  readonly recipient: string;
  /** Of an e-mail; an SMS has its text alone. */
  readonly subject: string;
  readonly text: string;
}

/** Sends messages; rejects when the provider did not take one. */
export type Messenger = (message: Message) => Promise<void>;
