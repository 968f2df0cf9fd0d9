import { writePictureReport } from '../pictures/writePictureReport';
import { removeWorld } from './world';

/** Playwright's globalTeardown: runs after the last test. */
const endRun = async (): Promise<void> => {
  writePictureReport();
  await removeWorld();
};

export default endRun;
