/** `npm test` leaves out the tests that are called wide, which `TESTS=all` runs as well (decision 111). */
export const isBrief = process.env['TESTS'] === 'brief';
