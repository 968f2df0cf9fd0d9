/** Ids that tie a tab and its panel together. */
export const tabIds = (idBase: string, id: string) => ({
  tab: `${idBase}-${id}`,
  panel: `${idBase}-${id}-panel`,
});
