import { useState } from 'react';
import { localKeys } from '@/config/storageKeys';
import { useSite } from '@/data/session/siteContext';

/** Whether the balance is hidden on this device. */
export const useBalanceHidden = () => {
  const { localText } = useSite();
  const [hidden, setHidden] = useState(() => localText.get(localKeys.balanceHidden) === '1');
  const toggle = (): void => {
    localText.set(localKeys.balanceHidden, hidden ? '0' : '1');
    setHidden(!hidden);
  };
  return [hidden, toggle] as const;
};
