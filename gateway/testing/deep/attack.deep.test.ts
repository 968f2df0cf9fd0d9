import { mkdirSync, writeFileSync } from 'node:fs';
import { attackRun } from './attackRun.ts';

const ROUNDS = 40;
const MOST_GROWTH = 300 * 1024 * 1024;
const HOUR = 3_600_000;

test(
  'no call of the table, whatever is sent to it, fails or keeps anything (SOUND-01)',
  async () => {
    const sample = await attackRun(ROUNDS);
    mkdirSync('reports/deep', { recursive: true });
    writeFileSync('reports/deep/attack.json', JSON.stringify(sample, null, 2));
    expect(sample.failed).toEqual([]);
    expect(sample.peak - sample.before).toBeLessThan(MOST_GROWTH);
  },
  HOUR,
);
