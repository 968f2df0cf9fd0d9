/** Page numbers to show: first, last, the current one and its neighbours; null stands for a gap of two or more. */
export function pageList(page: number, pages: number): (number | null)[] {
  const near = (entry: number) => entry === 1 || entry === pages || Math.abs(entry - page) <= 1;
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  return all.flatMap((entry): (number | null)[] => {
    if (near(entry)) return [entry];
    if (near(entry - 1)) return near(entry + 1) ? [entry] : [null];
    return [];
  });
}
