const two = (value: number) => String(value).padStart(2, '0');

/** Formats milliseconds as 00:24:18; never negative. */
export const elapsedText = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
};
