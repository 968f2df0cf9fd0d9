const isOuter = (letter: string | undefined): boolean => letter === ' ' || letter === '\t';

/** Removes leading and trailing spaces and tabs. Other blank characters stay, so that a rule can refuse them. */
export const trimSpaces = (text: string): string => {
  let [start, end] = [0, text.length];
  while (isOuter(text[start])) start += 1;
  while (end > start && isOuter(text[end - 1])) end -= 1;
  return text.slice(start, end);
};
