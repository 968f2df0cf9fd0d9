export interface SessionEnd {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** idle: activity postpones it. absolute: nothing does. */
  readonly why: 'idle' | 'absolute';
}

/** The earlier one of the session's two ends. */
export const sessionEnd = (idleEndsAt: string, endsAt: string): SessionEnd => {
  const idle = Date.parse(idleEndsAt);
  const absolute = Date.parse(endsAt);
  return absolute <= idle ? { at: absolute, why: 'absolute' } : { at: idle, why: 'idle' };
};
