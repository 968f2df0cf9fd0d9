/** Makes a part of a drawing with its attributes and what lies in it: an element of a page, or text. */
export type Pen<Part> = (
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  ...children: Part[]
) => Part;
