import { mutationAreas } from './mutations/mutationAreas.ts';
import { runMutations } from './mutations/runMutations.ts';
import { runMain } from './runMain.ts';
import { StartError } from '../gateway/platform/postgres/StartError.ts';

const names = process.argv.slice(2);
const known = mutationAreas.map(({ name }) => name);

await runMain(async () => {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new StartError(`No area is called ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  for (const area of mutationAreas) {
    if (names.length > 0 && !names.includes(area.name)) continue;
    const { score, noticed, all } = await runMutations(area);
    const verdict = `${area.name}: ${score.toFixed(1)} % of ${all} mistakes noticed (${noticed})`;
    process.stdout.write(`${verdict}, ${area.threshold} % are required\n`);
    if (score < area.threshold) process.exitCode = 1;
  }
});
