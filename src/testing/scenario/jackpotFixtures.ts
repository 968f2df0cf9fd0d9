import { jackpotTiers } from '#contract/jackpots';
import type { Value } from '#contract/wireTypes';
import { games, storyTime } from '../samples';

type Jackpots = Value<'jackpots'>;

const at = (left: number) => new Date(storyTime() + left).toISOString();
const vnd = (amount: number) => ({ amount: String(amount), currency: 'VND' }) as const;
const tierOf = (place: number) => jackpotTiers[place % jackpotTiers.length] ?? 'bronze';

const amounts = [
  18_462_907_350, 3_715_402_600, 864_093_200, 118_604_300, 9_288_154_000, 2_046_880_150, 612_447_900,
  96_215_800,
];

const gameOf = (place: number) => {
  const sample = games[place % games.length];
  return {
    ...{ nodeId: 900 + place, gameCode: `JP${place}`, gameName: sample?.name ?? '', vendorName: 'Lumen' },
    ...{ showIcon: `/covers/RNG00${place + 1}`, vassalage: 'LUMEN', maintenanceEnd: null },
    ...({ gameType: 'JP', isGame: 'GAME', supportPlay: '0', tag: 'jackpot' } as const),
  };
};

const full: Jackpots = {
  at: at(0),
  count: 240,
  total: vnd(37_390_247_800),
  pots: amounts.map((amount, place) => ({ gameCode: `JP${place}`, amount: vnd(amount) })),
  largest: amounts.map((amount, place) => ({
    game: gameOf(place),
    tier: tierOf(place),
    amount: vnd(amount),
    start: vnd(Math.round(amount / 3)),
  })),
  hits: amounts.slice(2, 6).map((amount, place) => ({
    ...{ id: `hit-${place}`, gameName: gameOf(place + 2).gameName, showIcon: gameOf(place + 2).showIcon },
    ...{ tier: tierOf(place + 2), amount: vnd(amount), wonAt: at(-(place + 1) * 2_400_000) },
  })),
};

const empty: Jackpots = { at: at(0), count: 0, total: vnd(0), pots: [], largest: [], hits: [] };

const longName = 'Hũ Vàng Của Nữ Hoàng Băng Giá Vương Quốc Ngàn Năm Tuyết Phủ';

const long: Jackpots = {
  ...full,
  total: vnd(999_999_999_999_999),
  largest: full.largest.map((pot) => ({
    ...pot,
    amount: vnd(99_999_999_999_999),
    game: { ...pot.game, gameName: longName },
  })),
  hits: full.hits.map((hit) => ({ ...hit, amount: vnd(99_999_999_999_999), gameName: longName })),
};

/** Answers for progressive jackpots. */
export const jackpotContent = (data: 'full' | 'empty' | 'long') => ({
  jackpots: { full, empty, long }[data],
});
