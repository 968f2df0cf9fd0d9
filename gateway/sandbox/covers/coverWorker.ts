import { parentPort, workerData } from 'node:worker_threads';
import { coverLanguageOf, type CoverTag } from '#contract/coverLanguages';
import type { CatalogueGame } from '../catalogue/CatalogueGame.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { readCoverFile } from './coverFiles.ts';
import type { PainterAnswer } from './coverPainter.ts';
import { drawCover } from './drawCover.ts';

const { seed } = workerData as { seed: number };
const games = new Map(catalogue(seed).games.map((game) => [game.gameCode, game]));

const titleOf = ({ gameName, gameNameEn, otherNames }: CatalogueGame, tag: CoverTag | undefined) => {
  const language = coverLanguageOf(tag);
  if (language === 'VI') return gameName;
  return language === 'EN' ? gameNameEn : otherNames[language];
};

const draw = async (file: string): Promise<PainterAnswer> => {
  const name = readCoverFile(file);
  const game = name && games.get(name.gameCode);
  const title = game && titleOf(game, name.tag);
  if (name === undefined || game === undefined || title === undefined) return { fault: 'no such cover' };
  const { gameCode, cover } = game;
  try {
    return { picture: await drawCover({ gameCode, title, ...cover }, name.width) };
  } catch (error) {
    return { fault: String(error) };
  }
};

parentPort?.postMessage('ready');
parentPort?.on(
  'message',
  (file: string) => void draw(file).then((answer) => parentPort?.postMessage(answer)),
);
