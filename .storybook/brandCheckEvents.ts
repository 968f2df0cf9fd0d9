/** The toolbar asks the page that draws the stories, which has read the brands. */
export const brandCheckEvents = { ask: 'marquee/check', tell: 'marquee/checked' } as const;
