import { mainWallet } from '#contract/cashier';
import { useAmounts } from './useAmounts';
import { useCentreAddress } from '../session/useCentreAddress';
import { useIdentity } from '../session/useIdentity';
import { useLive } from '../live/useLive';
import { useMember } from '../session/useMember';
import { useWallets } from './useWallets';

/** A vendor's wallet, shown beside a stake that it pays. */
export interface PayingWallet {
  readonly name: string;
  readonly holds: string;
  /** The amount missing for the stake; undefined if there is enough. */
  readonly missing: string | undefined;
  /** Balance of the main wallet. */
  readonly main: string;
  /** Address that opens the transfer into this wallet above the page. */
  readonly transfer: string;
}

/** The wallet that pays a bet, if it is not the main wallet, whose balance the header shows (MEM-03). */
export const usePayingWallet = (wallet: string | undefined, stake: bigint): PayingWallet | undefined => {
  const money = useAmounts();
  const address = useCentreAddress();
  const { isTrial } = useIdentity();
  const isMember = useMember().value !== undefined && !isTrial;
  const isApart = isMember && wallet !== undefined && wallet !== mainWallet;
  const { value, reload } = useWallets(isApart);
  useLive('balance', isApart, reload);
  const vendor = value?.vendors.find(({ vassalage }) => vassalage === wallet);
  if (!isApart || value === undefined || vendor === undefined) return undefined;
  const missing = stake - BigInt(vendor.balance.amount);
  return {
    name: vendor.displayName,
    holds: money.text(vendor.balance),
    missing: missing > 0n ? money.text(missing) : undefined,
    main: money.text(value.main),
    transfer: address('transferFund', wallet),
  };
};
