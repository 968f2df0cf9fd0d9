import type { WageringExample } from './wageringExample.ts';

/** Where stakes are taken from and where winnings go, worked out by hand (SAFE-05). */
export const stakeExamples: readonly WageringExample[] = [
  {
    name: 'a deposit binds itself and nothing that was there before',
    steps: [
      ['free', 22_475_500],
      ['deposit', 'd', 1_500_000, 1],
    ],
    balance: 23_975_500,
    withdrawable: 22_475_500,
    requirements: { d: 1_500_000 },
  },
  {
    name: 'the free part can be withdrawn, not one đồng more',
    steps: [
      ['free', 1_000],
      ['bonus', 'b', 100, 3],
      ['refused', 1_001],
      ['withdraw', 1_000],
      ['refused', 1],
    ],
    balance: 100,
    withdrawable: 0,
    requirements: { b: 100 },
  },
  {
    name: 'a stake takes free money first',
    steps: [
      ['free', 1_000],
      ['bonus', 'b', 100, 10],
      ['bet', 'x', 600],
      ['win', 'x', 0],
    ],
    balance: 500,
    withdrawable: 400,
    requirements: { b: 100 },
  },
  {
    name: 'a stake takes bound money when the free money is gone',
    steps: [
      ['free', 100],
      ['bonus', 'b', 200, 10],
      ['bet', 'x', 250],
      ['win', 'x', 0],
    ],
    balance: 50,
    withdrawable: 0,
    requirements: { b: 50 },
  },
  {
    name: 'winnings return in the proportions staked: 500 for 100 free and 100 bound',
    steps: [
      ['free', 100],
      ['bonus', 'b', 300, 10],
      ['bet', 'x', 200],
      ['win', 'x', 500],
    ],
    balance: 700,
    withdrawable: 250,
    requirements: { b: 450 },
  },
  {
    name: 'bound money is staked from the oldest requirement on: 100 of the first, 50 of the second',
    steps: [
      ['bonus', 'a', 100, 10],
      ['bonus', 'b', 100, 10],
      ['bet', 'x', 150],
      ['win', 'x', 300],
    ],
    balance: 350,
    withdrawable: 0,
    requirements: { a: 200, b: 150 },
  },
  {
    name: 'what cannot be divided is free: of 10 for 1 free and 2 bound, 6 are bound',
    steps: [
      ['free', 1],
      ['bonus', 'b', 2, 1_000],
      ['bet', 'x', 3],
      ['win', 'x', 10],
    ],
    balance: 10,
    withdrawable: 4,
    requirements: { b: 6 },
  },
  {
    name: 'without free money in the stake the last requirement gets what cannot be divided: 3 and 7 of 10',
    steps: [
      ['bonus', 'a', 1, 1_000],
      ['bonus', 'b', 2, 1_000],
      ['bet', 'x', 3],
      ['win', 'x', 10],
    ],
    balance: 10,
    withdrawable: 0,
    requirements: { a: 3, b: 7 },
  },
  {
    name: 'half of the stake back is half of each part back',
    steps: [
      ['free', 100],
      ['bonus', 'b', 100, 10],
      ['bet', 'x', 200],
      ['win', 'x', 100],
    ],
    balance: 100,
    withdrawable: 50,
    requirements: { b: 50 },
  },
  {
    name: 'a void gives each part back as it was, and counts for nothing',
    steps: [
      ['free', 100],
      ['bonus', 'b', 50, 1],
      ['bet', 'x', 120],
      ['void', 'x'],
    ],
    balance: 150,
    withdrawable: 100,
    requirements: { b: 50 },
  },
];
