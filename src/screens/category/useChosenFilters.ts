import { useTranslation } from 'react-i18next';
import { narrowingFilterNames, type FilterName, type LobbyFilter } from '@/domain/lobbyFilter';
import type { ChosenFilter } from './LobbySummary';

interface Names {
  readonly vendor: (code: string) => string;
  readonly stake: (minor: string) => string;
}

/** The active filters as text, each with a way to remove it. */
export const useChosenFilters = (
  filter: LobbyFilter,
  names: Names,
  onChange: (by: Partial<Record<FilterName, undefined>>) => void,
): ChosenFilter[] => {
  const { t } = useTranslation('games');
  const labels = {
    vassalage: ({ vassalage = '' }) => names.vendor(vassalage),
    gameClassify: ({ gameClassify = 'AC' }) => t(`classify.${gameClassify}`),
    tag: ({ tag = 'hot' }) => t(`tag.${tag}`),
    gameName: ({ gameName = '' }) => t('filters.nameOf', { text: gameName }),
    minBet: ({ minBet = '' }) => t('filters.stakeOf', { amount: names.stake(minBet) }),
    minLineNum: ({ minLineNum = '' }) => t('filters.linesOf', { count: Number(minLineNum) }),
    sort: () => '',
  } as const satisfies Record<FilterName, (filter: LobbyFilter) => string>;
  return narrowingFilterNames(filter).map((name) => ({
    id: name,
    label: labels[name](filter),
    onRemove: () => onChange({ [name]: undefined }),
  }));
};
