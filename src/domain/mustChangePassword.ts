interface Entered {
  /** How the visitor logged in. */
  readonly by: 'username' | 'sms' | 'firebase' | 'trial' | 'other';
  /** The typed password; undefined if none was typed. */
  readonly password?: string;
  readonly mustChange: boolean;
  readonly passwordExpired: boolean;
  /** Whether the module PWDEXPFORCECHANGE3 is on. */
  readonly expiryForcesChange: boolean;
}

/** The initial password that operators assign (spec §9). */
const weakDefault = '123456';

/** Whether the member must change the password before anything else (LOGIN-08). Log-ins by a code have no password. */
export const mustChangePassword = ({
  by,
  password,
  mustChange,
  passwordExpired,
  expiryForcesChange,
}: Entered): boolean => {
  if (by === 'sms' || by === 'firebase') return false;
  return mustChange || password === weakDefault || (passwordExpired && expiryForcesChange);
};
