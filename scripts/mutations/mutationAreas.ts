/** Code whose tests are themselves tested: StrykerJS plants one mistake at a time and counts those that a test notices. */
export interface MutationArea {
  name: string;
  /** Globs of the code. Tests and their data are left out. */
  code: readonly string[];
  /** Per cent of the mistakes that a test has to notice. */
  threshold: number;
  /** The project of `jest.config.ts` that runs the tests. */
  project: 'plain' | 'browser' | 'gateway';
}

/** Rights and money may let fewer mistakes pass than the rest. */
const STRICT = 90;
const USUAL = 80;

export const mutationAreas: readonly MutationArea[] = [
  { name: 'wire', code: ['contract/*.ts'], threshold: USUAL, project: 'plain' },
  { name: 'look', code: ['theme/derive/*.ts'], threshold: USUAL, project: 'plain' },
  { name: 'rules', code: ['src/domain/*.ts'], threshold: USUAL, project: 'plain' },
  { name: 'data', code: ['src/data/**/*.ts'], threshold: USUAL, project: 'browser' },
  {
    name: 'money',
    code: [
      'gateway/money/{turnover,limits,withdrawals,wallets}/*.ts',
      'gateway/ledger/{money,postings}/*.ts',
    ],
    threshold: STRICT,
    project: 'gateway',
  },
  {
    name: 'rights',
    code: ['gateway/http/policy/*.ts', 'gateway/members/sessions/*.ts'],
    threshold: STRICT,
    project: 'gateway',
  },
  {
    name: 'offers',
    code: ['gateway/agents/contracts/*.ts', 'gateway/offers/{points,promotions}/*.ts'],
    threshold: STRICT,
    project: 'gateway',
  },
];
