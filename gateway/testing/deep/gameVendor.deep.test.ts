import fc from 'fast-check';
import { outsideVendor, type OutsideWorld } from '../outsideVendor.ts';

const SEEDS = Number(process.env.DEEP_VENDOR_SEEDS ?? 40);
const HOUR = 3_600_000;
const PLAYERS = 3;

let world: OutsideWorld;
beforeAll(async () => {
  world = await outsideVendor();
  await world.operate('vendor', 'import', { code: 'ACME' });
}, HOUR);
afterAll(() => world.close(), HOUR);

const some = fc.integer({ min: 0, max: 4 });
const often = fc.boolean();
const anyFaults = fc.record(
  {
    ...{ loseAnswers: some, loseCalls: some, hold: some, badSignature: some, wrongAmount: some },
    ...{ twice: often, replay: often, winFirst: often, giveUp: often, backwards: often, down: often },
    answers: fc.constantFrom('right', 'failed', 'garbage', 'misshapen', 'moved'),
  },
  { requiredKeys: [] },
);

const anyStep = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ play: fc.nat(PLAYERS - 1), stake: fc.integer({ min: 1, max: 30_000 }) }),
  },
  { weight: 3, arbitrary: fc.record({ faults: anyFaults }) },
  { weight: 3, arbitrary: fc.record({ wait: fc.constantFrom(1_000, 5_000, 20_000, 61_000, 600_000) }) },
  { weight: 2, arbitrary: fc.constant({ letGo: true } as const) },
  { weight: 1, arbitrary: fc.constant({ silence: HOUR } as const) },
);
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;
type Visitor = Awaited<ReturnType<OutsideWorld['visitor']>>;

const take = async (step: Step, visitors: readonly Visitor[]): Promise<unknown> => {
  // A vendor that is down does not answer its players either.
  if ('play' in step) return visitors[step.play]?.play(step.stake).catch(() => undefined);
  if ('faults' in step) return world.faults(step.faults);
  if ('wait' in step) return world.advance(step.wait);
  if ('letGo' in step) return world.vendor('control/letGo', {});
  await world.faults({ down: true });
  return world.advance(step.silence);
};

test(
  'PORT-02 whatever goes wrong at a game vendor and on the way, in whatever order, both books end equal',
  async () => {
    const steps = fc.array(anyStep, { minLength: 10, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        await world.faults();
        const visitors: Visitor[] = [];
        for (let count = 0; count < PLAYERS; count += 1) visitors.push(await world.visitor());
        for (const step of list) await take(step, visitors);
        await world.faults();
        // Longer than the longest wait between two tries, and than a signature is good for.
        await world.advance(600_000);
        await world.vendor('control/letGo', {});
        await world.advance(600_000);
        const { vendor, gateway } = await world.books();
        expect(gateway).toEqual(vendor);
        expect(gateway.open).toBe(0);
        expect(await world.isSound()).toBe(true);
      }),
      { numRuns: SEEDS },
    );
  },
  HOUR,
);
