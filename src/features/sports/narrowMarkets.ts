/** A list too narrow for teams and markets side by side; a container query. */
export const narrowMarkets = '@container (width < 610px)';
