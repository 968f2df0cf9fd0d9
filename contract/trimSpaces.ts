const isOuter = (letter: string | undefined): boolean => letter === ' ' || letter === '\t';

/** A text without outer spaces and tabs. Any other blank is not seen as one: it stays, so that a rule can refuse it. */
export const trimSpaces = (text: string): string => {
  let [start, end] = [0, text.length];
  while (isOuter(text[start])) start += 1;
  while (end > start && isOuter(text[end - 1])) end -= 1;
  return text.slice(start, end);
};
