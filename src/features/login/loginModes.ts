import type { ModuleId } from '#contract/constants';

const modeModules = {
  username: 'COMM3',
  sms: 'MOBILEVERCODELOGIN3',
} as const satisfies Record<string, ModuleId>;

export type LoginMode = keyof typeof modeModules;

/** The ways to log in that the operator has opened, in order; the first is chosen (LOGIN-01). */
export const loginModes = (on: ReadonlySet<ModuleId>): LoginMode[] =>
  (Object.keys(modeModules) as LoginMode[]).filter((mode) => on.has(modeModules[mode]));
