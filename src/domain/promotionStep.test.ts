import { promotionStep } from './promotionStep';

test.each([
  ['join', 'join', 'join'],
  ['signUp', 'join', 'signUp'],
  ['apply', 'join', 'apply'],
  ['raffle', 'join', 'takeTicket'],
  ['join', 'claim', 'claim'],
  ['signUp', 'claim', 'claim'],
  ['claim', 'claim', 'claim'],
  ['raffle', 'claim', 'claimPrize'],
  ['envelope', 'claim', 'open'],
  ['apply', 'rejected', 'apply'],
  ['join', 'rejected', null],
  ['join', 'joined', null],
  ['signUp', 'signed', null],
  ['join', 'process', null],
  ['apply', 'applying', null],
  ['apply', 'issued', null],
  ['join', 'claimed', null],
  ['join', 'close', null],
  ['join', 'comingSoon', null],
  ['read', null, null],
] as const)('PROMO-01 a promotion to %s whose status is %s allows: %s', (action, status, step) => {
  expect(promotionStep(action, status)).toBe(step);
});
