import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatText } from './formatText.ts';
import { answerShapes } from './answerShapes.ts';

const folder = join(import.meta.dirname, '..', 'contract', 'shapes');

for (const [name, shapes] of Object.entries(answerShapes())) {
  const path = join(folder, `${name}.json`);
  await writeFile(path, await formatText(path, JSON.stringify(shapes)));
}
