import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawTeam } from './teams/drawTeam.ts';
import { drawHorse } from './teams/drawHorse.ts';
import { horseLooks } from './teams/horseLooks.ts';
import { teamLooks } from './teams/teamLooks.ts';

const folder = join(import.meta.dirname, '..', 'public', 'art', 'teams');

for (const [name, look] of Object.entries(teamLooks)) {
  await writeFile(join(folder, `${name}.svg`), drawTeam(look));
}

for (const [name, look] of Object.entries(horseLooks)) {
  await writeFile(join(folder, `${name}.webp`), await drawHorse(look));
}
