import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answerParts } from './answerParts.ts';

const file = join(import.meta.dirname, '..', 'contract', 'answerParts.json');
await writeFile(file, `${JSON.stringify(answerParts(), null, 2)}\n`);
