import { useEffect, useEffectEvent } from 'react';
import { useBalance } from '../resources/useBalance';
import { useSite } from '../session/siteContext';

/**
 * While `held`, the whole page shows the balance from before; the result of a round appears once its animation has
 * ended.
 */
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
