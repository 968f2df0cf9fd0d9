import { GameRow } from '@/features/games/GameRow';
import { homeRowCategory } from '@/features/games/homeRows';
import { PopularLotteries } from '@/features/lottery/PopularLotteries';
import { HotMatches } from '@/features/matches/HotMatches';
import { Promotions } from '@/features/promotions/Promotions';
import { WinnerCards } from '@/features/winners/WinnerCards';
import { Winners } from '@/features/winners/Winners';
import type { HomeParts } from '@/screens/home/HomeScreen';

/** The lazy sections of the home page, already loaded. */
export const homeParts: HomeParts = {
  matches: <HotMatches />,
  winners: <Winners />,
  winnerCards: <WinnerCards />,
  promotions: <Promotions />,
  row: (name) => <GameRow name={name} category={homeRowCategory(name)} />,
  lottery: <PopularLotteries />,
};
