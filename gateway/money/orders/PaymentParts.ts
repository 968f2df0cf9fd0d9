import type { Parts } from '../../http/endpoints/module.ts';
import type { PaymentProvider } from '../payments/PaymentProvider.ts';

export interface PaymentProviders {
  /** Without one nobody can deposit, and a withdrawal waits for the operator's hand. */
  readonly payments: PaymentProvider | undefined;
}

export interface PaymentParts extends Parts {
  readonly providers: PaymentProviders;
}
