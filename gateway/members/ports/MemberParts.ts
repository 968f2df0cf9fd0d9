import type { Parts } from '../../http/endpoints/module.ts';
import type { Messenger } from '../../sender/messages/messenger.ts';
import type { PushServices } from '../../sender/push/pushServices.ts';
import type { PasswordDesk } from '../credentials/passwordDesk.ts';
import type { HumanProvider } from './humanProvider.ts';
import type { PhoneProof } from './phoneProof.ts';
import type { SocialProvider } from './socialProvider.ts';

/** Third parties that tell the gateway who somebody is, as the deployment has them. */
export interface MemberProviders {
  readonly send: Messenger;
  /** Nobody is asked to prove being human without one. */
  readonly human: HumanProvider | undefined;
  readonly social: readonly SocialProvider[];
  /** Sends and checks the SMS codes of registrations in our place. */
  readonly phone: PhoneProof | undefined;
  /** Of browsers that members are told on while the site is closed. */
  readonly push: PushServices;
}

export interface MemberParts extends Parts {
  readonly providers: MemberProviders;
  /** One for all modules: it bounds what hashing costs the machine. */
  readonly passwords: PasswordDesk;
}
