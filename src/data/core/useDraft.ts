import { draftPrefix } from '@/config/storageKeys';
import { useSite } from '../session/siteContext';

type Draft = Readonly<Record<string, string | boolean>>;

const isKept = (entry: [string, unknown]): entry is [string, string | boolean] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'boolean';

const parse = (text: string | undefined): Draft => {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    return typeof read === 'object' && read !== null
      ? Object.fromEntries(Object.entries(read).filter(isKept))
      : {};
  } catch {
    return {};
  }
};

/**
 * Keeps what was typed into a form that was closed or reloaded by accident, as long as the tab and its session live.
 * Never use it for secrets.
 */
export const useDraft = (form: string) => {
  const { sessionText } = useSite();
  const key = draftPrefix + form;
  return {
    read: (): Draft => parse(sessionText.get(key)),
    keep: (draft: Draft): void => sessionText.set(key, JSON.stringify(draft)),
    drop: (): void => sessionText.remove(key),
  };
};
