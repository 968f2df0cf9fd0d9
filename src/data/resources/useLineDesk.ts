import { useSWRConfig } from 'swr';
import { callKey } from '#contract/callKey';
import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';

export type LineDesk = Value<'lineTransferDesk'>;

/** The receivers in the member's line, and the amounts that can be sent (MEM-07). */
export const useLineDesk = (): Resource<LineDesk> & {
  readonly moved: (balance: Value<'balance'>['balance']) => void;
} => {
  const { mutate } = useSWRConfig();
  const desk = useEndpoint('lineTransferDesk', undefined, { revalidateIfStale: true });
  return {
    ...desk,
    moved: (balance) => {
      void mutate(callKey('balance'), { balance }, { revalidate: false });
      desk.reload();
    },
  };
};
