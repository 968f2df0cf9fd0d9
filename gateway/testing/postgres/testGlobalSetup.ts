import { startTestCluster } from './testCluster.ts';

declare global {
  var stopTestCluster: (() => Promise<void>) | undefined;
}

/** Jest's globalSetup of the gateway project; testGlobalTeardown ends what it began. */
const setUp = async (): Promise<void> => {
  globalThis.stopTestCluster = await startTestCluster();
};

export default setUp;
