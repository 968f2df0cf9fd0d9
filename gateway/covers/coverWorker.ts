import { parentPort, workerData } from 'node:worker_threads';
import { coverWidths } from '#contract/coverWidths';
import { catalogue } from '../seed/catalogue/catalogue.ts';
import { coverFile } from './coverFiles.ts';
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

const draw = async (
  file: string,
): Promise<{ file: string; picture: Uint8Array } | { file: string; fault: string }> => {
  try {
    const picture = await jobs.get(file)?.();
    return picture === undefined ? { file, fault: 'no such game' } : { file, picture };
  } catch (error) {
    return { file, fault: String(error) };
  }
};

parentPort?.on(
  'message',
  (file: string) => void draw(file).then((answer) => parentPort?.postMessage(answer)),
);
