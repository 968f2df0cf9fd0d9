import { useTranslation } from 'react-i18next';
import type { Query } from '#contract/wireTypes';
import { useSite } from '@/data/session/siteContext';
import { useLanguage } from '@/data/session/useLanguage';
import { useWholeRecord } from '@/data/resources/useWholeRecord';
import { formatTime } from '@/domain/dates';
import { plainAmount } from '@/domain/plainAmount';
import { recordFile, type RecordFile } from '@/shared/recordFile';

/** Exports the betting record of the selected days and filters. */
export const useBetFile = (query: Omit<Query<'betRecord'>, 'language' | 'pageNo' | 'pageSize'>) => {
  const { t } = useTranslation(['records', 'nav']);
  const { timeZone } = useSite().boot.brand;
  const language = useLanguage();
  const fetchWhole = useWholeRecord();
  return async (): Promise<RecordFile> => {
    const head = [
      t('time'),
      t('round'),
      t('game'),
      t('vendor'),
      t('stake'),
      t('validBet'),
      t('win'),
      t('net'),
    ];
    const { rows, isCut } = await fetchWhole.betRecord({ ...query, language });
    const lines = rows.map((bet) => [
      formatTime(bet.placedAt, 'popup', timeZone),
      bet.gameName,
      t(`nav:category.${bet.gameType}`),
      bet.vendorName,
      ...[bet.stake, bet.validBet, bet.win].map(plainAmount),
      bet.net === null ? '' : plainAmount(bet.net),
      t(`results.${bet.result}`),
    ]);
    return recordFile([[...head, t('result')], ...lines], isCut && t('fileCut', { count: rows.length }));
  };
};
