import { isBrief } from '../../config/testScope.ts';

/** A single wide test of a file whose other tests are not (decision 111): `npm test` leaves it out. */
export const wideTest = (...given: Parameters<typeof test>): void => {
  if (!isBrief) test(...given);
};
