import type { Proof } from '../core/useUploads';

const draftsOf = <Draft>(none: Draft) => {
  const kept = new Map<string, Draft>();
  return {
    of: (chat: string): Draft => kept.get(chat) ?? none,
    keep: (chat: string, draft: Draft): void => void kept.set(chat, draft),
    forget: (): void => kept.clear(),
  };
};

/** What is typed or attached and not sent, by chat: it outlasts a look at another chat and a session that ends. */
export const createDrafts = () => {
  const texts = draftsOf('');
  const pictures = draftsOf<readonly Proof[]>([]);
  return {
    texts,
    pictures,
    /** Whoever logs in next finds nothing. */
    forget: (): void => {
      texts.forget();
      pictures.forget();
    },
  };
};
