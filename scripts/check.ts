import { changedFiles } from './changedFiles.ts';
import { checkParts } from './parts/checkParts.ts';
import { proveParts } from './parts/proveParts.ts';
import { runMain } from './runMain.ts';

await runMain(() => proveParts(checkParts(changedFiles()), '.cache/check'));
