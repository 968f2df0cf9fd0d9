import { rateHistory } from './rateHistory.ts';
import { standardRates } from './rates.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));

test('AGENT-02 whoever was never given rates has those of the brand', () => {
  expect(rateHistory('a/b/', [])).toEqual([{ from: undefined, rates: standardRates }]);
});

test('AGENT-02 nobody has more than anybody above, whatever was given and when', () => {
  const history = rateHistory('top/mid/me/', [
    { memberId: 'me', since: at(2), rates: { RNG: 110, LIVE: 60 } },
    { memberId: 'top', since: at(4), rates: { RNG: 90, LIVE: 70, PVP: 30 } },
    { memberId: 'mid', since: at(3), rates: { RNG: 100, LIVE: 80, PVP: 30 } },
    { memberId: 'top', since: at(5), rates: { RNG: 200, LIVE: 80 } },
  ]);
  expect(history.slice(1)).toEqual([
    { from: at(2), rates: { RNG: 110, LIVE: 60 } },
    { from: at(3), rates: { RNG: 100, LIVE: 60 } },
    { from: at(4), rates: { RNG: 90, LIVE: 60 } },
    { from: at(5), rates: { RNG: 100, LIVE: 60 } },
  ]);
});

test('AGENT-02 what was given to others of the line does not count', () => {
  const history = rateHistory('top/me/', [{ memberId: 'brother', since: at(2), rates: {} }]);
  expect(history.at(-1)?.rates).toEqual(standardRates);
});
