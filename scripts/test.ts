import { parts } from './parts/parts.ts';
import { proveParts } from './parts/proveParts.ts';
import { selectParts } from './parts/selectParts.ts';
import { runMain } from './runMain.ts';

await runMain(() => proveParts(selectParts(parts, process.argv.slice(2)), 'reports'));
