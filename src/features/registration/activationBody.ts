import type { Body } from '#contract/wireTypes';

/** The body that activates an opened account: the form, without what the agent has chosen (AGENT-12). */
export const activationBody = (
  { username: _, affiliateCode: __, referralCode: ___, ...fields }: Body<'register'>,
  token: string,
): Body<'activateAccount'> => ({ ...fields, token });
