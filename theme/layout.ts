/** Sizes of the page's layout in pixels; the same in every brand. */
export const layout = {
  card: 165,
  /** Between cards in both directions. */
  cardGap: 13,
  sidebar: 288,
  gutter: 20,
  container: 1185,
  containerWide: 1363,
  header: 64,
  nav: 52,
  rail: 52,
  banner: 400,
  bannerTablet: 330,
  bannerPhone: 272,
  bannerGap: 17,
  phoneMargin: 14,
  phoneCardGap: 10,
  tabBar: 72,
  /** Height by which the deposit button rises above the tab bar, including its ring. */
  tabBarRise: 31,
  target: 44,
} as const satisfies Record<string, number>;

/** The corner of a game card, which the brand's layout decides. */
export const cardRadius = 'var(--card-radius)';

/** Widths in pixels at which the layout changes. */
export const breakpoint = {
  phone: 0,
  tablet: 600,
  desktop: 1000,
  large: 1240,
  wide: 1680,
} as const satisfies Record<string, number>;
