import type { Database } from '../platform/database/database.ts';
import { altchaProof } from '../members/human/altchaProof.ts';
import { geetestProof } from '../members/human/geetestProof.ts';
import type { HumanProvider } from '../members/ports/humanProvider.ts';
import { byChannel } from '../sender/messages/byChannel.ts';
import { httpSms } from '../sender/messages/httpSms.ts';
import { outboxMessenger } from '../sender/messages/outboxMessenger.ts';
import { smtpMail } from '../sender/messages/smtpMail.ts';
import { pushServices } from '../sender/push/pushServices.ts';
import type { ProviderConfig } from './providerConfig.ts';
import type { Providers } from './providers.ts';
import { firebasePhone } from '../members/registration/firebasePhone.ts';
import type { PaymentProvider } from '../money/payments/PaymentProvider.ts';
import { ownSupport } from '../content/support/ownSupport.ts';
import { outsideSupport } from '../outside/support/outsideSupport.ts';
import { outsidePayments } from '../outside/payments/outsidePayments.ts';
import type { Runtime } from '../platform/runtime/runtime.ts';
import { signingSecrets } from '../platform/secrets/signingSecrets.ts';
import { sandboxCashier } from '../sandbox/cashier/sandboxCashier.ts';

const humanOf = (
  { human, geetest }: ProviderConfig,
  database: Database,
  runtime: Runtime,
): HumanProvider | undefined => {
  if (geetest !== undefined) return geetestProof(database, runtime, geetest);
  return human === 'altcha' ? altchaProof(database, runtime) : undefined;
};

const paymentsOf = (
  { cashier }: ProviderConfig,
  database: Database,
  runtime: Runtime,
): PaymentProvider | undefined => {
  if (cashier === 'off') return undefined;
  if (cashier === 'sandbox') return sandboxCashier(database, runtime);
  const secrets = signingSecrets(database.queries, runtime);
  return outsidePayments({ base: cashier, runtime, secrets: () => secrets.valid('cashier') });
};

const supportOf = (database: Database, runtime: Runtime): Providers['support'] => {
  const secrets = signingSecrets(database.queries, runtime);
  return ({ supportChat }) =>
    supportChat === null
      ? ownSupport
      : outsideSupport({ id: supportChat.id, runtime, secrets: () => secrets.valid('support') });
};

/** The third parties of a configuration; what is not sent goes to the outbox, which production has not. */
export const providersOf = (
  { providers, production }: { readonly providers: ProviderConfig; readonly production: boolean },
  database: Database,
  runtime: Runtime,
): Providers => {
  const kept = production ? undefined : outboxMessenger(database, runtime);
  return {
    send: byChannel({
      sms: providers.sms ? httpSms(providers.sms) : kept,
      email: providers.mail ? smtpMail(providers.mail) : kept,
    }),
    human: humanOf(providers, database, runtime),
    social: providers.social,
    phone: providers.firebase && firebasePhone(providers.firebase),
    push: pushServices({ origins: providers.pushOrigins }),
    support: supportOf(database, runtime),
    payments: paymentsOf(providers, database, runtime),
  };
};
