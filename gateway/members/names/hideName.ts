/** A name as it is shown to its owner: the last word and the first letters of the others. */
export const hideName = (name: string): string => {
  const words = name.trim().split(/\s+/);
  return words
    .map((word, index) => (index === words.length - 1 ? word : `${[...word][0] ?? ''}***`))
    .join(' ');
};
