/** Formats an instant in a time zone as DD/MM/YYYY and HH:mm:ss (spec §2). */
export function clockParts(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return (instant: number) => {
    const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    return {
      date: `${part['day']}/${part['month']}/${part['year']}`,
      clock: `${part['hour']}:${part['minute']}:${part['second']}`,
    };
  };
}
