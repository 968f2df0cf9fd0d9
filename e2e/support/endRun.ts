import { writePictureReport } from '../stories/writePictureReport';
import { removeWorld } from './world';

/** Playwright's globalTeardown: after the last test of a run. */
const endRun = async (): Promise<void> => {
  writePictureReport();
  await removeWorld();
};

export default endRun;
