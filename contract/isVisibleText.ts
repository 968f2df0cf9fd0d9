/** Invisible format and filler characters; some change the direction of the text around them. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/u;

/** Whether a text has only visible characters. */
export const isVisibleText = (text: string): boolean => !unseen.test(text);
