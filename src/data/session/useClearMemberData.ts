import { useSWRConfig } from 'swr';
import { endpoints, type EndpointName } from '#contract/endpoints';

const isOwn = (key: unknown): boolean => {
  const name = typeof key === 'string' ? (key.split('?')[0] ?? '') : '';
  return Object.hasOwn(endpoints, name) && endpoints[name as EndpointName].role !== 'anyone';
};

/** Clears the answers that belong to a member, so that the next member sees none of them. */
export const useClearMemberData = () => {
  const { mutate } = useSWRConfig();
  return async (): Promise<void> => void (await mutate(isOwn, undefined, { revalidate: false }));
};
