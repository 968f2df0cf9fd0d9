import { deskChats, type DeskPerson } from '../content/chat/deskChats.ts';
import { Refusal } from '../platform/refusal/refusal.ts';
import { systemRuntime as runtime } from '../platform/runtime/runtime.ts';
import { serveWriter } from './serveWriter.ts';

export interface DeskOrder {
  readonly people: readonly DeskPerson[];
  readonly chats: readonly string[];
}

// A gateway as a process of its own: all of these people try to take each of the chats. Answers who got which.
serveWriter<DeskOrder>(async (database, { people, chats }) => {
  const taken: [chat: string, by: string][] = [];
  for (const chat of chats)
    await Promise.all(
      people.map(async (person) => {
        try {
          await database.transaction((tx) => deskChats(tx, runtime, person).take(chat));
          taken.push([chat, person.id]);
        } catch (error) {
          if (!(error instanceof Refusal && error.code === 'already_claimed')) throw error;
        }
      }),
    );
  return taken;
});
