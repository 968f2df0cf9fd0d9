import type { HumanProvider } from '../members/human/humanProvider.ts';
import type { Messenger } from '../sender/messages/messenger.ts';
import type { PhoneProof } from '../members/registration/phoneProof.ts';
import type { SocialProvider } from '../members/social/socialProvider.ts';

/** Third parties behind the gateway, as the deployment has them. */
export interface Providers {
  readonly send: Messenger;
  /** Nobody is asked to prove being human without one. */
  readonly human: HumanProvider | undefined;
  readonly social: readonly SocialProvider[];
  /** Sends and checks the SMS codes of registrations in our place. */
  readonly phone: PhoneProof | undefined;
  /** Pays every order within seconds. Without it orders wait for a provider's callback or the operator's hand. */
  readonly sandboxCashier: boolean;
}
