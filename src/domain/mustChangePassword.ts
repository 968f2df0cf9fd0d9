interface Entered {
  /** How the visitor came in. */
  readonly by: 'username' | 'sms' | 'firebase' | 'trial' | 'other';
  /** As it was typed; undefined where none was. */
  readonly password?: string;
  readonly mustChange: boolean;
  readonly passwordExpired: boolean;
  /** PWDEXPFORCECHANGE3. */
  readonly expiryForcesChange: boolean;
}

/** What an operator gives to begin with (spec §9). */
const weakDefault = '123456';

/** Whether a new password comes before anything else (LOGIN-08). A code that was sent is no password. */
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
