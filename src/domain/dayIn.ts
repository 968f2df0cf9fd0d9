/**
 * The day of a time (milliseconds since 1970) in a time zone, as `2026-11-20`. Uses Intl, so that forms without other
 * dates do not load the date library.
 */
export const dayIn = (moment: number, timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  const part = (wanted: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value;
  return `${part('year')}-${part('month')}-${part('day')}`;
};
