import type { Static, TObject } from 'typebox';

/** A kind of job: what it is called in the database and in alerts, what it is told, how often it is tried. */
export interface JobKind<Payload extends TObject = TObject> {
  /** At most 128 characters, of this kind alone. A gateway that does not know the name leaves its jobs to others. */
  readonly name: string;
  readonly payload: Payload;
  /** Once it has failed so often it is a dead letter, which the operator tries again or drops. */
  readonly attempts: number;
}

/** Waits grow from 3 seconds to 6 hours (e to the power of the attempt, in seconds): 12 attempts take 13 hours. */
const ATTEMPTS = 12;

export const jobKind = <Payload extends TObject>({
  attempts = ATTEMPTS,
  ...kind
}: Omit<JobKind<Payload>, 'attempts'> & { readonly attempts?: number }): JobKind<Payload> => ({
  ...kind,
  attempts,
});

/** A job as whoever stores it describes it. */
export interface Job<Payload extends TObject> {
  /** Tells the job from others of its kind: a second one with the same key is not stored while the first waits. */
  readonly key: string;
  readonly payload: Static<Payload>;
  /** When it is due. */
  readonly runAt: Date;
}

/** A kind of job together with what is done. */
export interface JobHandler {
  readonly kind: JobKind;
  /**
   * Gets the payload as it lies in the database, and a time that is never before the one at which the job was due,
   * though the clock of this gateway be behind that of the database. Throws to be tried again. A job may be run twice
   * where its gateway ended before it was noted as done.
   */
  readonly run: (payload: unknown, now: Date) => Promise<void>;
}
