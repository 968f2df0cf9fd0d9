/** Views of the points mall. */
export const pointMallViews = ['rewards', 'history', 'details'] as const;

/** The address of a view of the points mall; of the first one for any other text. */
export const pointMallAddress = (view: string | null | undefined): string =>
  view && view !== 'rewards' && pointMallViews.some((one) => one === view)
    ? `/pointMall?view=${view}`
    : '/pointMall';
