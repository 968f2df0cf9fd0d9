import { explainFailure } from './explainFailure.ts';

/** Runs a command's body; prints a failure in one line and sets exit status 1. */
export const runMain = async (main: () => Promise<void>): Promise<void> => {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${explainFailure(error)}\n`);
    process.exit(1);
  }
};
