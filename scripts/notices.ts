import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runMain } from './runMain.ts';
import { noticesText } from './thirdParty/noticesText.ts';
import { productionPackages } from './thirdParty/productionPackages.ts';

await runMain(async () => {
  const packages = productionPackages();
  await writeFile(join(import.meta.dirname, '..', 'THIRD-PARTY-NOTICES.txt'), noticesText(packages));
  process.stdout.write(`THIRD-PARTY-NOTICES.txt: ${packages.length} packages\n`);
});
