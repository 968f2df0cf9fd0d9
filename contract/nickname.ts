/** Characters of a nickname. */
export const nicknameLength = { least: 2, most: 32 } as const;
