import type { SupportProviders } from '../content/support/SupportParts.ts';
import type { MemberProviders } from '../members/ports/MemberParts.ts';
import type { PaymentProviders } from '../money/orders/PaymentParts.ts';

/** Third parties behind the gateway, as the deployment has them. */
export interface Providers extends MemberProviders, PaymentProviders, SupportProviders {}
