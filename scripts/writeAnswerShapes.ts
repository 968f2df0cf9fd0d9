import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'prettier';
import { answerShapes } from './answerShapes.ts';

const folder = join(import.meta.dirname, '..', 'contract', 'shapes');

for (const [name, shapes] of Object.entries(answerShapes()))
  await writeFile(
    join(folder, `${name}.json`),
    await format(JSON.stringify(shapes), { parser: 'json', printWidth: 110 }),
  );
