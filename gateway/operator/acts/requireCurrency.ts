import { OperatorError } from './OperatorError.ts';

/** Refuses an amount for an order in a currency that the brand had before. */
export const requireCurrency = (
  tenant: { readonly currency: string },
  order: { readonly currency: string },
): void => {
  if (order.currency !== tenant.currency)
    throw new OperatorError(
      `The order is in ${order.currency} and the brand in ${tenant.currency}: leave the amount out`,
    );
};
