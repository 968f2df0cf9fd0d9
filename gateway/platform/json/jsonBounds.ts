/** How deep and how wide a JSON body may be; what the site sends is nowhere near. */
export const jsonLimits = { levels: 12, keys: 800 } as const;

interface JsonLimits {
  readonly levels: number;
  readonly keys: number;
}

export interface JsonSeen {
  readonly fits: boolean;
  /** The deepest nesting met. */
  readonly levels: number;
  readonly keys: number;
  /** Characters looked at. */
  readonly read: number;
}

const QUOTE = 34;
const COLON = 58;
const BACKSLASH = 92;
const OPENS = new Set([91, 123]);
const CLOSES = new Set([93, 125]);

/**
 * Walks over a text that may be JSON, before anything is made of it, and stops where it is too deep or has too many keys:
 * what a caller nests or repeats costs no more than the walk up to there.
 */
export const jsonBounds = (
  text: string,
  { levels: deepest, keys: most }: JsonLimits = jsonLimits,
): JsonSeen => {
  let [depth, levels, keys, inText] = [0, 0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (inText) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) inText = false;
    } else if (code === QUOTE) inText = true;
    else if (code === COLON) keys += 1;
    else if (OPENS.has(code)) depth += 1;
    else if (CLOSES.has(code)) depth -= 1;
    levels = Math.max(levels, depth);
    if (levels > deepest || keys > most) return { fits: false, levels, keys, read: at + 1 };
  }
  return { fits: true, levels, keys, read: text.length };
};
