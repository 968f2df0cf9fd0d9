import { parentPort, workerData } from 'node:worker_threads';
import { coverWidths } from '#contract/coverWidths';
import { catalogue } from '../catalogue/catalogue.ts';
import { coverFile } from './coverFiles.ts';
import type { PainterAnswer } from './coverPainter.ts';
import { drawCover } from './drawCover.ts';

const { seed } = workerData as { seed: number };
const jobs = new Map(
  catalogue(seed).games.flatMap(({ gameCode, gameName, cover }) =>
    coverWidths.map((width) => [
      coverFile(gameCode, width),
      () => drawCover({ gameCode, title: gameName, ...cover }, width),
    ]),
  ),
);

const draw = async (file: string): Promise<PainterAnswer> => {
  try {
    const picture = await jobs.get(file)?.();
    return picture === undefined ? { fault: 'no such game' } : { picture };
  } catch (error) {
    return { fault: String(error) };
  }
};

parentPort?.postMessage('ready');
parentPort?.on(
  'message',
  (file: string) => void draw(file).then((answer) => parentPort?.postMessage(answer)),
);
