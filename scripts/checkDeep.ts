import { globSync } from 'node:fs';
import { browserParts, deepParts } from './parts/deepParts.ts';
import { proveParts } from './parts/proveParts.ts';
import { selectParts } from './parts/selectParts.ts';
import { runMain } from './runMain.ts';

const suites = [...deepParts(globSync('{gateway,bench,scripts}/**/*.deep.test.ts')), ...browserParts];

await runMain(() => proveParts(selectParts(suites, process.argv.slice(2)), 'reports/deep'));
