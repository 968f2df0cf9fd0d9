/** The toolbar sends `ask` to the preview frame, which has loaded the brands. The preview answers with `tell`. */
export const brandCheckEvents = { ask: 'marquee/check', tell: 'marquee/checked' } as const;
