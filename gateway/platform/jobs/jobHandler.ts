import type { Static, TObject } from 'typebox';
import { Compile } from 'typebox/compile';
import type { JobHandler, JobKind } from './jobKind.ts';

/** Binds what is done to a kind of job; a payload of another shape fails the job. */
export const jobHandler = <Payload extends TObject>(
  kind: JobKind<Payload>,
  work: (payload: Static<Payload>, now: Date) => Promise<unknown>,
): JobHandler => {
  const schema = Compile(kind.payload);
  return {
    kind,
    run: async (payload, now) => {
      if (!schema.Check(payload)) throw new Error(`The payload of "${kind.name}" has another shape`);
      await work(payload, now);
    },
  };
};
