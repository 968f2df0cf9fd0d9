import { useSWRConfig } from 'swr';

/** Forgets every answer and asks anew: what could not be shown may have been what came. */
export const useForgetAnswers = () => {
  const { mutate } = useSWRConfig();
  return (): void => void mutate(() => true, undefined);
};
