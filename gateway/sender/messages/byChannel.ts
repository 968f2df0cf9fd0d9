import { Refusal } from '../../platform/refusal/refusal.ts';
import type { Message, Messenger } from './messenger.ts';

/** Sends each message by the provider of its channel; refuses `operation_not_enabled` for a channel without one. */
export const byChannel =
  (providers: Readonly<Record<Message['channel'], Messenger | undefined>>): Messenger =>
  async (message) => {
    const send = providers[message.channel];
    if (send === undefined) throw new Refusal('operation_not_enabled');
    await send(message);
  };
