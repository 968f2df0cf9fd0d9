import { useSWRConfig } from 'swr';

/** Clears every cached answer and fetches again: a bad answer may have caused the rendering error. */
export const useClearAnswers = () => {
  const { mutate } = useSWRConfig();
  return (): void => void mutate(() => true, undefined);
};
