/** Fills `{{brand}}` and `{{age}}` into a text of the brand's document head. */
export const brandWords = (text: string, { name, age }: { name: string; age: number }): string =>
  text.replaceAll('{{brand}}', name).replaceAll('{{age}}', String(age));
