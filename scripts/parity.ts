import { existsSync, globSync, readFileSync } from 'node:fs';
import { missingStories, STORIED, storyOf } from './missingStories.ts';

const paths = STORIED.flatMap((folder) => globSync(`${folder}/**/*.tsx`)).toSorted();
const missing = missingStories(paths, (path) => readFileSync(path, 'utf8'), existsSync);

for (const path of missing) process.stderr.write(`${path} has no ${storyOf(path)}\n`);
process.exitCode = missing.length > 0 ? 1 : 0;
