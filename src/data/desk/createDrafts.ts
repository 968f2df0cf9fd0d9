/** Answers that are typed and not sent, by chat: they outlast a look at another chat and a new log-in. */
export const createDrafts = () => {
  const texts = new Map<string, string>();
  return {
    of: (chat: string): string => texts.get(chat) ?? '',
    keep: (chat: string, text: string): void => void texts.set(chat, text),
  };
};
