import type { Promotion, PromotionEntry } from './schema.ts';
import { statusOf } from './statusOf.ts';

const endsAt = new Date('2026-11-27T17:00:00Z');
const promotion = {
  ...{ action: 'join', startsAt: new Date('2026-11-01T00:00:00Z'), endsAt },
  ...{ pausedAt: null, closedAt: null, drawAt: null },
} as Promotion;
const raffle = { ...promotion, action: 'raffle', drawAt: endsAt } as Promotion;

const statusAt = (milliseconds: number, one: Promotion, state: PromotionEntry['state']) =>
  statusOf({
    promotion: one,
    entry: { state } as PromotionEntry,
    conditions: [],
    placesLeft: null,
    now: new Date(milliseconds),
  });

test('PROMO-01 a reward can be claimed until the last millisecond before the end, and no longer', () => {
  expect(statusAt(endsAt.getTime() - 1, promotion, 'joined')).toBe('claim');
  expect(statusAt(endsAt.getTime(), promotion, 'joined')).toBe('close');
});

test('PROMO-01 a prize can be claimed for 30 days after the draw', () => {
  const last = endsAt.getTime() + 30 * 86_400_000;
  expect(statusAt(last - 1, raffle, 'won')).toBe('claim');
  expect(statusAt(last, raffle, 'won')).toBe('close');
});

test('PROMO-01 a promotion closes at its end for a member who has not joined', () => {
  const asGuest = (milliseconds: number) =>
    statusOf({
      ...{ promotion, entry: undefined, conditions: [], placesLeft: null },
      now: new Date(milliseconds),
    });
  expect(asGuest(endsAt.getTime() - 1)).toBe('join');
  expect(asGuest(endsAt.getTime())).toBe('close');
});
