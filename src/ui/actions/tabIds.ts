/** Ids that connect a tab with its panel. */
export const tabIds = (idBase: string, id: string) => ({
  tab: `${idBase}-${id}`,
  panel: `${idBase}-${id}-panel`,
});
