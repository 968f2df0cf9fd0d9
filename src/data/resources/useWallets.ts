import { useSWRConfig } from 'swr';
import { callKey } from '#contract/callKey';
import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';

export type Wallets = Value<'wallets'>;

/** The main wallet and what vendors' wallets hold (MEM-03). */
export const useWallets = (
  wanted = true,
): Resource<Wallets> & {
  /** Money has moved: the balance in the header follows at once. */
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
