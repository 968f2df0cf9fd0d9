/** Emoji join signs by characters that are invisible on their own: a family, a skin tone, a red heart, a keycap. */
const emoji =
  /\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0E\uFE0F]?(?:\u200D\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F]?)*|[#*\d]\uFE0F?\u20E3/u;

/** Invisible format and filler characters, some of which change the direction of the text around them. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Control characters other than a line's end; a terminal would act on them. */
const controls = /[^\P{Cc}\n]/u;

const parts = new RegExp(`(${emoji.source})|${unseen.source}|${controls.source}`, 'gu');

/** A sign that can be seen by itself; accents alone cannot. */
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * What people write to each other, in visible characters and ends of lines. What else a copied text brings along is
 * left out: marks around a telephone number, tabs of a table. Empty if nothing can be seen.
 */
export const visibleText = (text: string): string => {
  const visible = text
    .normalize('NFC')
    .replaceAll(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(parts, (_found, kept: string | undefined) => kept ?? '')
    .trim();
  return seen.test(visible) ? visible : '';
};
