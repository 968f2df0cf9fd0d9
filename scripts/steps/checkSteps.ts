import { LIMIT_MINUTES, testSteps, type TestStep, type Tool } from './testSteps.ts';

const LINTED = /\.(ts|tsx|mjs)$/;
const TESTED = /^(contract|theme|locales|src|stories|gateway|scripts|bench)\/.*\.tsx?$/;

const toolsOf = (name: string): readonly Tool[] =>
  testSteps.flatMap((step): readonly Tool[] =>
    step.name === name && step.kind === 'tools' ? step.tools : [],
  );

const isFloors = ({ command: [program] }: Tool): boolean => program === 'depcruise';

/** The checks that can run within a minute for a change of these files. */
export const checkSteps = (changed: readonly string[]): TestStep[] => {
  const linted = changed.filter((path) => LINTED.test(path));
  const tested = changed.filter((path) => TESTED.test(path));
  const eslint: Tool = {
    title: 'eslint finds nothing in what changed',
    command: ['eslint', '--max-warnings=0', ...linted],
  };
  const lint = [...(linted.length > 0 ? [eslint] : []), ...toolsOf('lint').filter(isFloors)];
  const related = ['--passWithNoTests', '--findRelatedTests', ...tested];
  return [
    { name: 'types', kind: 'tools', limitMinutes: LIMIT_MINUTES, tools: toolsOf('types') },
    { name: 'lint', kind: 'tools', limitMinutes: LIMIT_MINUTES, tools: lint },
    ...(tested.length > 0
      ? [{ name: 'related', kind: 'jest', limitMinutes: LIMIT_MINUTES, options: related } as const]
      : []),
  ];
};
