import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { languageTag } from '#locales/languages';
import { useLanguage } from '@/data/session/useLanguage';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { percentText } from '@/domain/percentText';

export interface GameFact {
  readonly id: string;
  readonly name: string;
  readonly value: string;
}

/** The wire's rtp is in hundredths of a percent. */
const rtpScale = 10_000;

/** Figures of a game; missing ones are left out. */
export const useGameFacts = (detail: Value<'gameDetail'> | undefined): GameFact[] => {
  const { t } = useTranslation('games');
  const tag = languageTag(useLanguage());
  const money = useMoneyText();
  if (detail === undefined) return [];
  const { rtp, maxWin, minBet, maxBet, lineNum } = detail;
  const number = new Intl.NumberFormat(tag);
  return [
    ...(rtp > 0 ? [{ id: 'rtp', name: t('sheet.rtp'), value: percentText(rtp / rtpScale, tag) }] : []),
    { id: 'minBet', name: t('sheet.minBet'), value: money(minBet) },
    { id: 'maxBet', name: t('sheet.maxBet'), value: money(maxBet) },
    ...(lineNum > 0 ? [{ id: 'lines', name: t('sheet.lines'), value: number.format(lineNum) }] : []),
    ...(maxWin > 0
      ? [{ id: 'maxWin', name: t('sheet.maxWin'), value: t('sheet.times', { times: number.format(maxWin) }) }]
      : []),
  ];
};
