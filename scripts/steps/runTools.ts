import { runCommand, type CommandOptions } from '../runCommand.ts';
import type { JestReport } from './jestReport.ts';
import type { Tool } from './testSteps.ts';

type Result = JestReport['testResults'][number];

const runTool = async ({ title, command, yields }: Tool, options: CommandOptions): Promise<Result> => {
  const { status, late, output } = await runCommand(command, { ...options, yields });
  const passed = status === 0;
  const words = late ? `${output}\nended, since it took longer than its limit` : output;
  return {
    name: command[0],
    status: passed ? 'passed' : 'failed',
    message: '',
    assertionResults: [
      { fullName: title, status: passed ? 'passed' : 'failed', failureMessages: passed ? [] : [words] },
    ],
  };
};

/** Runs the tools concurrently, each as one test, and reports them in Jest's format. */
export const runTools = async (tools: readonly Tool[], options: CommandOptions): Promise<JestReport> => {
  const testResults = await Promise.all(tools.map((tool) => runTool(tool, options)));
  const count = (status: string): number => testResults.filter((result) => result.status === status).length;
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: 0,
    testResults,
  };
};
