/**
 * The day of a moment (milliseconds since 1970) in a time zone, as `2026-11-20`. By the platform's own means: forms that
 * need no other date stay light.
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
