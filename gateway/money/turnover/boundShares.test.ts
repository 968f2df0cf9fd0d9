import { sharesOfReturn, sharesOfStake } from './boundShares.ts';

const requirements = [
  { id: 'old', bound: 300n },
  { id: 'empty', bound: 0n },
  { id: 'new', bound: 500n },
];

test.each([
  [100n, 100n, []],
  [50n, 100n, []],
  [101n, 100n, [{ requirementId: 'old', amount: 1n }]],
  [
    600n,
    100n,
    [
      { requirementId: 'old', amount: 300n },
      { requirementId: 'new', amount: 200n },
    ],
  ],
])(
  'SAFE-05 of a stake of %s with %s free, money that is bound comes after free money',
  (stake, free, shares) => {
    expect(sharesOfStake(stake, free, requirements)).toEqual(shares);
  },
);

test('SAFE-05 what a round brings belongs to the shares of its stake in proportion, and nothing is lost to rounding', () => {
  const shares = [
    { requirementId: 'old', amount: 1n },
    { requirementId: 'new', amount: 2n },
  ];
  expect(sharesOfReturn(100n, 3n, shares)).toEqual([
    { requirementId: 'old', amount: 33n },
    { requirementId: 'new', amount: 67n },
  ]);
});
