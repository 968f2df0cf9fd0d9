import { useSWRConfig } from 'swr';

/** Forgets what was read with a session that is over, and asks anew. */
export const useForgetDesk = (): (() => void) => {
  const { mutate } = useSWRConfig();
  return () => void mutate((key) => Array.isArray(key) && key[0] === 'desk', undefined, { revalidate: true });
};
