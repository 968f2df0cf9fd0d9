import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue } from '../gateway/sandbox/catalogue/catalogue.ts';
import { worldSeed } from '../gateway/sandbox/catalogue/worldSeed.ts';
import { coverFile, coverFolder, keepCover } from '../gateway/sandbox/covers/coverFiles.ts';
import { drawCover } from '../gateway/sandbox/covers/drawCover.ts';

/** The covers that the home page shows first: the first games of each tab. */
const heads = { RNG: 40, LIVE: 20, FISH: 20, PVP: 20 } as const;
const width = 220;
const atOnce = 2;

const folder = coverFolder(join('dist', 'covers'));
const { games } = catalogue(worldSeed);
const wanted = Object.entries(heads).flatMap(([type, count]) =>
  games.filter(({ gameType }) => gameType === type).slice(0, count),
);

const drawNext = async (): Promise<void> => {
  for (let game = wanted.shift(); game !== undefined; game = wanted.shift()) {
    const file = coverFile(game.gameCode, width);
    const picture = await drawCover({ gameCode: game.gameCode, title: game.gameName, ...game.cover }, width);
    await keepCover(folder, file, picture);
  }
};

// A cover of an older catalogue would bear another name than its game.
await rm(folder, { recursive: true, force: true });
await Promise.all(Array.from({ length: atOnce }, drawNext));
