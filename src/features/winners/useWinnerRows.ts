import type { Winner } from '#contract/wireTypes';
import { coverPath } from '#contract/coverWidths';
import { languageTag } from '#locales/languages';
import { formatMoney, shownDecimals } from '@/domain/money';
import { defaultCover, pictureSources } from '@/domain/pictureSources';
import { useImageHosts } from '@/data/resources/useImageHosts';
import { useLanguage } from '@/data/session/useLanguage';
import { useLaunch } from '@/data/resources/useLaunch';
import { useSite } from '@/data/session/siteContext';
import type { ShownWinner } from '@/features/winners/WinnerRow';

export interface WinnerEntry extends ShownWinner {
  readonly id: string;
}

/** Props of the board's rows; a press opens the winner's game. */
export const useWinnerRows = (winners: readonly Winner[]): WinnerEntry[] => {
  const { brand } = useSite().boot;
  const tag = languageTag(useLanguage());
  const hosts = useImageHosts();
  const { open } = useLaunch();
  return winners.map(({ vo: { customerName, winAmount, iconUrl }, game }, index) => ({
    id: String(index),
    name: customerName,
    game: game.gameName,
    amount: formatMoney(winAmount, { tag, decimals: shownDecimals(brand, winAmount.currency), signed: true }),
    picture: pictureSources(coverPath(iconUrl, 96), hosts),
    fallbackPicture: defaultCover,
    onPlay: () => open(game, 'real'),
  }));
};
