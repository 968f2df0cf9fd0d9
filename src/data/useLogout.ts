import { useSWRConfig } from 'swr';
import { endpoints, type EndpointName } from '#contract/endpoints';
import { useSite } from './siteContext';

const isOwn = (key: unknown): boolean => {
  const name = typeof key === 'string' ? (key.split('?')[0] ?? '') : '';
  return Object.hasOwn(endpoints, name) && endpoints[name as EndpointName].role !== 'anyone';
};

/** Ends the session here whatever the gateway says, and forgets what belonged to the member (SYS-06). */
export const useLogout = () => {
  const { client, session } = useSite();
  const { mutate } = useSWRConfig();
  return async (): Promise<void> => {
    await client.call('logout', {});
    session.end();
    await mutate(isOwn, undefined, { revalidate: false });
  };
};
