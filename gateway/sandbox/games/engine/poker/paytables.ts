import { pokerHands, type PokerHand } from './pokerHand.ts';

export const paytableNames = ['jacks', 'bonus', 'doubleBonus'] as const;
export type PaytableName = (typeof paytableNames)[number];

export interface Paytable {
  /** What comes back for one that is staked, the stake included. */
  readonly pays: Readonly<Record<PokerHand, number>>;
  /** Return to player in hundredths of a per cent if every hand is held best, rounded down; over all 2,598,960 deals. */
  readonly rtp: number;
  /** The same for the published simple strategy. */
  readonly simpleRtp: number;
}

const common = {
  royalFlush: 800,
  straightFlush: 50,
  jacksOrBetter: 1,
  nothing: 0,
} as const;

/**
 * Published paytables of five-card draw without wild cards: 9/6 Jacks or Better, 8/5 Bonus Poker and 9/6 Double Double
 * Bonus, each for the stake with which a royal flush pays 800 for one.
 * Source: wizardofodds.com/games/video-poker/tables/.
 */
export const paytables: Readonly<Record<PaytableName, Paytable>> = {
  jacks: {
    pays: {
      ...common,
      fourAcesKicker: 25,
      fourAces: 25,
      fourLowKicker: 25,
      fourLow: 25,
      fourHigh: 25,
      fullHouse: 9,
      flush: 6,
      straight: 4,
      threeOfAKind: 3,
      twoPair: 2,
    },
    rtp: 9_954,
    simpleRtp: 9_945,
  },
  bonus: {
    pays: {
      ...common,
      fourAcesKicker: 80,
      fourAces: 80,
      fourLowKicker: 40,
      fourLow: 40,
      fourHigh: 25,
      fullHouse: 8,
      flush: 5,
      straight: 4,
      threeOfAKind: 3,
      twoPair: 2,
    },
    rtp: 9_916,
    simpleRtp: 9_906,
  },
  doubleBonus: {
    pays: {
      ...common,
      fourAcesKicker: 400,
      fourAces: 160,
      fourLowKicker: 160,
      fourLow: 80,
      fourHigh: 50,
      fullHouse: 9,
      flush: 6,
      straight: 4,
      threeOfAKind: 3,
      twoPair: 1,
    },
    rtp: 9_898,
    simpleRtp: 9_832,
  },
};

/** Hands of one name that pay alike are one row: the first of them stands for it. */
export const paytableRows = (name: PaytableName): (readonly [PokerHand, number])[] => {
  const { pays } = paytables[name];
  const fours = name === 'jacks' ? ['fourHigh'] : ['fourAces', 'fourLow', 'fourHigh'];
  const kickers = name === 'doubleBonus' ? ['fourAcesKicker', 'fourLowKicker'] : [];
  return pokerHands
    .filter(
      (hand) => hand !== 'nothing' && (!hand.startsWith('four') || [...fours, ...kickers].includes(hand)),
    )
    .map((hand) => [hand, pays[hand]] as const)
    .toSorted(([, one], [, other]) => other - one);
};

/** The row of a paytable in which a hand stands; undefined for one that pays nothing. */
export const rowOfHand = (name: PaytableName, hand: PokerHand): PokerHand | undefined => {
  if (hand === 'nothing') return undefined;
  const rows = paytableRows(name).map(([row]) => row);
  if (rows.includes(hand)) return hand;
  const plain = hand.replace('Kicker', '');
  return rows.find((row) => row === plain) ?? 'fourHigh';
};
