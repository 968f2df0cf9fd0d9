/** Whether a brand puts matches right after its banners; it then shows six at a time. */
export const leadsWithMatches = (homeOrder: readonly string[]): boolean => {
  const [first, second] = homeOrder;
  return first === 'matches' || (first === 'banners' && second === 'matches');
};
