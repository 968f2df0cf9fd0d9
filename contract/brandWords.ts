/** Words of a brand's head: `{{brand}}` and `{{age}}` filled in. */
export const brandWords = (text: string, { name, age }: { name: string; age: number }): string =>
  text.replaceAll('{{brand}}', name).replaceAll('{{age}}', String(age));
