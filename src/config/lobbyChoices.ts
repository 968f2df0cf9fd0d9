/** Choices of the stake filter, in steps of the brand's money. */
const stakeSteps = [0.2, 1, 5] as const;

/** The same in minor units. */
export const stakeChoices = (moneyStep: number): string[] =>
  stakeSteps.map((steps) => String(Math.round(steps * moneyStep)));

/** Choices of the pay-lines filter. */
export const lineChoices = ['9', '20', '50', '243'] as const;
