/** Covers are drawn on this canvas (3:4) and rasterised to the width asked for. */
export const canvas = { width: 330, height: 440 } as const;
