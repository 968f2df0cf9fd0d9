import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerShapes } from './answerShapes.ts';

const built = answerShapes();

const stored = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', 'contract', 'shapes', `${name}.json`), 'utf8'));

test.each(Object.keys(built))(
  'SOUND-04 %s says what the schemas say; `npm run answers` writes it',
  (name) => {
    expect(stored(name)).toEqual(built[name]);
  },
);
