import { mainWallet } from '#contract/cashier';
import { useAmounts } from './useAmounts';
import { useCentreAddress } from '../session/useCentreAddress';
import { useIdentity } from '../session/useIdentity';
import { useLive } from '../live/useLive';
import { useMember } from '../session/useMember';
import { useWallets } from './useWallets';

/** A vendor's wallet beside a stake that is to come out of it. */
export interface PayingWallet {
  readonly name: string;
  readonly holds: string;
  /** What the stake wants beyond that; absent when it is enough. */
  readonly missing: string | undefined;
  /** What the main wallet holds. */
  readonly main: string;
  /** Opens the transfer into it, over this page. */
  readonly transfer: string;
}

/** The wallet that pays a bet, where it is another than the balance that is always in sight (MEM-03). */
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
