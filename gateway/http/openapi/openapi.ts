import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openApiDocument } from './openApiDocument.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'dist');
await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'openapi.json'), `${JSON.stringify(openApiDocument(), null, 2)}\n`);
