import type { ModuleId } from '#contract/constants';

const modeModules = {
  username: 'COMM3',
  sms: 'MOBILEVERCODELOGIN3',
} as const satisfies Record<string, ModuleId>;

export type LoginMode = keyof typeof modeModules;

/** The log-in modes that the operator offers, in order; the first is preselected (LOGIN-01). */
export const loginModes = (on: ReadonlySet<ModuleId>): LoginMode[] =>
  (Object.keys(modeModules) as LoginMode[]).filter((mode) => on.has(modeModules[mode]));
