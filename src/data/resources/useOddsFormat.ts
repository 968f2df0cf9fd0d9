import { useState } from 'react';
import { oddsFormats, type OddsFormat } from '#contract/sports';
import { localKeys } from '@/config/storageKeys';
import { useSite } from '../session/siteContext';

/** The odds format of this device: decimal until the player chooses another. */
export const useOddsFormat = (): readonly [OddsFormat, (format: OddsFormat) => void] => {
  const { localText } = useSite();
  const [format, setFormat] = useState(() => {
    const kept = localText.get(localKeys.oddsFormat);
    return oddsFormats.find((one) => one === kept) ?? 'decimal';
  });
  const choose = (next: OddsFormat): void => {
    localText.set(localKeys.oddsFormat, next);
    setFormat(next);
  };
  return [format, choose];
};
