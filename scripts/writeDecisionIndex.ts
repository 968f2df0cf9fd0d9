import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decisionIndex } from './decisionIndex.ts';

await writeFile(join(import.meta.dirname, '..', 'docs', 'decisions', 'README.md'), decisionIndex());
