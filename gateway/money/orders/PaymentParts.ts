import type { Parts } from '../../http/endpoints/module.ts';

export interface PaymentProviders {
  /** Pays every order within seconds. Without it orders wait for a provider's callback or the operator's hand. */
  readonly sandboxCashier: boolean;
}

export interface PaymentParts extends Parts {
  readonly providers: PaymentProviders;
}
