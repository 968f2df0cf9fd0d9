import type { Runtime } from '../../platform/runtime/runtime.ts';
import { readablePassword } from '../../platform/runtime/readablePassword.ts';

const demoRoles = { demo: 'member', demoagent: 'agent' } as const;
export type DemoRole = (typeof demoRoles)[keyof typeof demoRoles];

export interface DemoAccount {
  /** As it is shown. */
  readonly role: string;
  readonly username: string;
  readonly password: string;
}

/** What a demo account's password line says once nobody can know the password any more. */
const resetHint = (username: string): string => `npm run operator -- member password ${username}`;

const usernames = Object.keys(demoRoles) as (keyof typeof demoRoles)[];

/** New passwords for the accounts that visitors of a demonstration try. */
export const newDemoAccounts = (runtime: Pick<Runtime, 'randomBytes'>) =>
  usernames.map((username) => ({ role: demoRoles[username], username, password: readablePassword(runtime) }));

/** The same accounts on a later start. */
export const knownDemoAccounts = (): DemoAccount[] =>
  usernames.map((username) => ({ role: demoRoles[username], username, password: resetHint(username) }));
