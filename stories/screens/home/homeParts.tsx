import { HotMatches } from '@/features/matches/HotMatches';
import { Promotions } from '@/features/promotions/Promotions';
import { WinnerCards } from '@/features/winners/WinnerCards';
import { Winners } from '@/features/winners/Winners';
import type { HomeParts } from '@/screens/home/HomeScreen';

/** The parts of home as they stand once they have been fetched. */
export const homeParts: HomeParts = {
  matches: <HotMatches />,
  winners: <Winners />,
  winnerCards: <WinnerCards />,
  promotions: <Promotions />,
};
