/** Length limits of a nickname, in characters. */
export const nicknameLength = { least: 2, most: 32 } as const;
