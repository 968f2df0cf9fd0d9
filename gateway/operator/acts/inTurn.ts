/** One after the other: a transaction has one connection, which answers one question at a time. */
export const inTurn = async <Item, Result>(
  items: readonly Item[],
  make: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const made: Result[] = [];
  for (const item of items) made.push(await make(item));
  return made;
};
