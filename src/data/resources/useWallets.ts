import { useSWRConfig } from 'swr';
import { callKey } from '#contract/callKey';
import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';

export type Wallets = Value<'wallets'>;

/** The main wallet and the balances of the vendor wallets (MEM-03). */
export const useWallets = (
  wanted = true,
): Resource<Wallets> & {
  /** Call it after a transfer: the header shows the new balance at once. */
  readonly moved: (balance: Value<'balance'>['balance']) => void;
} => {
  const { mutate } = useSWRConfig();
  const wallets = useEndpoint('wallets', wanted ? undefined : null, { revalidateIfStale: true });
  return {
    ...wallets,
    moved: (balance) => {
      void mutate(callKey('balance'), { balance }, { revalidate: false });
      wallets.reload();
    },
  };
};
