import { useTranslation } from 'react-i18next';
import type { ContractKind, TierField } from '#contract/agentContracts';
import { languageTag } from '#locales/languages';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { useSite } from '@/data/session/siteContext';
import { useLanguage } from '@/data/session/useLanguage';
import { isRate, sizeOfValue, type TierValue } from '@/domain/contractChange';
import { formatTime } from '@/domain/dates';
import { percentText } from '@/domain/percentText';
import { shareOfRate } from '@/domain/rebateRate';

/** A payment's kind, the first moment of its span and the first one after it (ISO 8601). */
interface PaidSpan {
  readonly kind: ContractKind;
  readonly from: string;
  readonly to: string;
}

/** Words and figures of contracts in the member's language. */
export const useContractText = () => {
  const { t } = useTranslation('contracts');
  const money = useMoneyText();
  const tag = languageTag(useLanguage());
  const { timeZone } = useSite().boot.brand;
  const rate = (value: number): string => percentText(shareOfRate(value), tag);
  const time = (iso: string): string => formatTime(iso, 'sentence', timeZone);
  const day = (iso: string): string => formatTime(iso, 'day', timeZone);
  const lastDay = (end: string): string => day(new Date(Date.parse(end) - 1).toISOString());
  return {
    rate,
    time,
    day,
    /** The last day of a time whose first moment after it is given. */
    lastDay,
    /** The span of a payment: its days, or its start and end where it is a part of a day. */
    span: ({ kind, from, to }: PaidSpan): string => {
      if (kind === 'hourly' || kind === 'realTime')
        // A time is written before its day, which need not be said twice.
        return `${day(from) === day(to) ? time(from).slice(0, 5) : time(from)} – ${time(to)}`;
      return day(from) === lastDay(to) ? day(from) : `${day(from)} – ${lastDay(to)}`;
    },
    /** The tier that a payment reached, with its rate; null is none. */
    tier: (tier: number | null, reached: number | null): string => {
      if (tier === null) return t('record.noTier');
      const name = t('tier', { number: tier });
      return reached === null ? name : `${name}, ${rate(reached)}`;
    },
    /** A condition or a rate; a condition of 0 is not considered. */
    value: (field: TierField, value: TierValue): string => {
      if (isRate(field)) return rate(Number(sizeOfValue(value)));
      if (value === undefined || sizeOfValue(value) === 0n) return t('any');
      return t('fromValue', {
        value: typeof value === 'number' ? t('people', { count: value }) : money(value),
      });
    },
    /** Account of the other side; null is the house. */
    other: (other: { readonly account: string } | null): string => other?.account ?? t('house'),
  };
};
