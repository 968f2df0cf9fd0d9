const SVG = 'http://www.w3.org/2000/svg';

/** A part of a drawing with its attributes and what lies in it. */
export const svgPart = (
  name: string,
  attributes: Readonly<Record<string, string | number>> = {},
  ...children: SVGElement[]
): SVGElement => {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
};
