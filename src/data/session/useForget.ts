import { useSWRConfig } from 'swr';
import { endpoints, type EndpointName } from '#contract/endpoints';

const isOwn = (key: unknown): boolean => {
  const name = typeof key === 'string' ? (key.split('?')[0] ?? '') : '';
  return Object.hasOwn(endpoints, name) && endpoints[name as EndpointName].role !== 'anyone';
};

/** Forgets answers that belonged to a member, so that nothing of them is left for the next one. */
export const useForget = () => {
  const { mutate } = useSWRConfig();
  return async (): Promise<void> => void (await mutate(isOwn, undefined, { revalidate: false }));
};
