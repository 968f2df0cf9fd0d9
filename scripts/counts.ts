import { libraryCounts } from './counts/libraryCounts.ts';
import { runMain } from './runMain.ts';

await runMain(async () => {
  const { ownParts, left } = libraryCounts();
  process.stdout.write(`own parts: ${ownParts}\n`);
  const where = process.argv[2];
  for (const [name, found] of Object.entries(left)) {
    process.stdout.write(`${name}: ${found.length}\n`);
    if (where)
      for (const one of found.filter((line) => line.includes(where))) process.stdout.write(`  ${one}\n`);
  }
});
