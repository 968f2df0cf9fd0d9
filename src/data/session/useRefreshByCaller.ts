import { useSWRConfig } from 'swr';
import { endpoints, type EndpointName } from '#contract/endpoints';

/** Anybody may ask, and the answer depends on who does: it is asked for with the session. */
const isByCaller = (key: unknown): boolean => {
  const name = typeof key === 'string' ? (key.split('?')[0] ?? '') : '';
  if (!Object.hasOwn(endpoints, name)) return false;
  const { method, role, token } = endpoints[name as EndpointName];
  return method === 'GET' && role === 'anyone' && token;
};

/** Takes away what was answered to somebody else, and asks again as whoever is here now. */
export const useRefreshByCaller = () => {
  const { mutate } = useSWRConfig();
  return async (): Promise<void> => void (await mutate(isByCaller, undefined, { revalidate: true }));
};
