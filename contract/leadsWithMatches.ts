/** Whether the brand shows matches right after its banners; the section then has six at a time. */
export const leadsWithMatches = (homeOrder: readonly string[]): boolean => {
  const [first, second] = homeOrder;
  return first === 'matches' || (first === 'banners' && second === 'matches');
};
