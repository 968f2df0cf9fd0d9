export interface SessionEnd {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** idle: it can be kept alive. absolute: it cannot. */
  readonly why: 'idle' | 'absolute';
}

/** Which of its two ends a session meets first. */
export const sessionEnd = (idleEndsAt: string, endsAt: string): SessionEnd => {
  const idle = Date.parse(idleEndsAt);
  const absolute = Date.parse(endsAt);
  return absolute <= idle ? { at: absolute, why: 'absolute' } : { at: idle, why: 'idle' };
};
