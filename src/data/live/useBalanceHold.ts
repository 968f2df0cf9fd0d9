import { useEffect, useEffectEvent } from 'react';
import { useBalance } from '../resources/useBalance';
import { useSite } from '../session/siteContext';

/** Has the whole page show the balance as it was while `held`: what a round brings is released when it has been shown. */
export const useBalanceHold = (held: boolean): void => {
  const { heldBalance } = useSite();
  const { value } = useBalance();
  const hold = useEffectEvent(() => heldBalance.set(value));
  useEffect(() => {
    if (!held) return undefined;
    hold();
    return () => heldBalance.set(undefined);
  }, [held, heldBalance]);
};
