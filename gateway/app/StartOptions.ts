import type { Environment } from './config.ts';

export interface StartOptions {
  readonly env: Environment;
  /** One line of progress for the person who started it. */
  readonly log: (line: string) => void;
}

export interface RunningGateway {
  readonly addresses: readonly { readonly brand: string; readonly url: string }[];
  readonly demoAccounts: readonly {
    readonly role: string;
    readonly username: string;
    readonly password: string;
  }[];
  /** Lets running calls finish, then ends the embedded database too. */
  readonly close: () => Promise<void>;
}
