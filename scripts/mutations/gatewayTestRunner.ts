import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
  type DryRunOptions,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestRunner,
} from '@stryker-mutator/api/test-runner';
import { relative } from 'node:path';
import { startTestCluster } from '../../gateway/testing/postgres/testCluster.ts';
import { runCommand, type CommandResult } from '../runCommand.ts';
import { nearestTests } from './nearestTests.ts';

const runTests = (paths: readonly string[], limitMs: number, activeMutant?: string): Promise<CommandResult> =>
  runCommand(
    [
      ...(['jest', '--ci', '--bail', '--silent', '--maxWorkers=1'] as const),
      ...['--selectProjects=gateway', '--runTestsByPath', ...paths],
    ],
    {
      limitMs,
      env: {
        ...{ TESTS: 'brief', NODE_ENV: 'test' },
        ...(activeMutant !== undefined && { __STRYKER_ACTIVE_MUTANT__: activeMutant }),
      },
    },
  );

/**
 * Runs the gateway's tests for StrykerJS. Its own Jest runner cannot: the gateway's tests run in processes of their own
 * (decision 82). Each mistake meets the tests of its folder first, and those of its area only if it survives them.
 */
class GatewayTestRunner implements TestRunner {
  private stopCluster: (() => Promise<void>) | undefined;

  capabilities(): { reloadEnvironment: boolean } {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    this.stopCluster = await startTestCluster();
  }

  async dryRun({ files = [], timeout }: DryRunOptions): Promise<DryRunResult> {
    const root = process.cwd();
    const paths = new Set(files.flatMap((file) => nearestTests(relative(root, file), root).flat()));
    const begun = performance.now();
    const { status, output } = await runTests([...paths], timeout);
    if (status !== 0) return { status: DryRunStatus.Error, errorMessage: output };
    const test = { id: 'gateway', name: 'the tests of the gateway', timeSpentMs: performance.now() - begun };
    return { status: DryRunStatus.Complete, tests: [{ ...test, status: TestStatus.Success }] };
  }

  async mutantRun({ activeMutant, sandboxFileName, timeout }: MutantRunOptions): Promise<MutantRunResult> {
    const root = process.cwd();
    for (const paths of nearestTests(relative(root, sandboxFileName), root)) {
      const { status, late, output } = await runTests(paths, timeout, activeMutant.id);
      if (late) return { status: MutantRunStatus.Timeout };
      if (status !== 0)
        return {
          ...{ status: MutantRunStatus.Killed, killedBy: ['gateway'], nrOfTests: paths.length },
          failureMessage: output,
        };
    }
    return { status: MutantRunStatus.Survived, nrOfTests: 1 };
  }

  async dispose(): Promise<void> {
    await this.stopCluster?.();
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'gateway', GatewayTestRunner)];
