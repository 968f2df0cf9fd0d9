// The package ships no types; only what the covers use is described.
declare module 'opentype.js' {
  type Command =
    | { type: 'M'; x: number; y: number }
    | { type: 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' };

  export type Font = {
    charToGlyph(letter: string): { index: number };
    /** Of a text, shaped by the rules of the font. */
    getPath(text: string, x: number, y: number, fontSize: number): { commands: Command[] };
    getAdvanceWidth(text: string, fontSize: number): number;
  };

  const opentype: { parse(file: ArrayBuffer): Font };
  export default opentype;
}
