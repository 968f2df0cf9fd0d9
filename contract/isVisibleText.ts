/** Format and filler characters: nobody sees them, and some turn the direction of what stands beside them. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/u;

/** Whether every character of a text is seen as what it is. */
export const isVisibleText = (text: string): boolean => !unseen.test(text);
