/** The short name of a time zone on a day (`2026-11-20`), shown beside dates: "GMT+7". A zone's offset changes with time. */
export const zoneName = (timeZone: string, day: string): string =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(Date.parse(`${day}T12:00:00Z`))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
