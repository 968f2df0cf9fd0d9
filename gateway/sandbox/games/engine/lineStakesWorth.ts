interface SlotStake {
  /** Minor units, on all lines together. */
  readonly stake: number;
  readonly lines: number;
}

/**
 * Worth of a number of line stakes in minor units, with a fraction where the stake does not share out evenly over the lines.
 * A round pays the next whole unit, so that it returns no less than the model says; a part of a round is shown as its
 * whole units.
 */
export const lineStakesWorth = (pay: number, { stake, lines }: SlotStake): number => (pay * stake) / lines;
