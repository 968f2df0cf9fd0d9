/** How Chromatic shows a story: a brand of the toolbar and a viewport of the preview. */
interface Mode {
  brand: 'aurora' | 'lotus' | 'kickoff';
  viewport: 'phone' | 'desktop';
}

type Modes = Readonly<Record<string, Mode>>;

/** What every story is shown in, unless it chooses more. */
export const plain: Modes = { 'aurora 1440': { brand: 'aurora', viewport: 'desktop' } };

/** For what a phone lays out otherwise, in any brand. */
export const onPhone: Modes = {
  ...plain,
  'aurora 390': { brand: 'aurora', viewport: 'phone' },
};

/** For what a brand changes: colours, gradients, radii, the display face. */
export const inBrands: Modes = {
  ...plain,
  'lotus 1440': { brand: 'lotus', viewport: 'desktop' },
  'kickoff 1440': { brand: 'kickoff', viewport: 'desktop' },
};

/** For what is laid out otherwise on a phone. */
export const inBrandsAndOnPhone: Modes = { ...inBrands, ...onPhone };

/** For whole screens: each brand has a hero, an order and a length of words of its own. */
export const everywhere: Modes = {
  ...inBrandsAndOnPhone,
  'lotus 390': { brand: 'lotus', viewport: 'phone' },
  'kickoff 390': { brand: 'kickoff', viewport: 'phone' },
};
