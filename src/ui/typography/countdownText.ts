const two = (value: number) => String(value).padStart(2, '0');

/** Formats a remaining time: `04:44`, from one hour `1:04:44`. Fractions of a second are rounded up. */
export function countdownText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`;
}
