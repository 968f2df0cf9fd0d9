/** One Chromatic mode of a story: a brand of the toolbar and a viewport of the preview. */
interface Mode {
  brand: 'aurora' | 'lotus' | 'kickoff';
  viewport: 'phone' | 'desktop';
}

type Modes = Readonly<Record<string, Mode>>;

/** The default modes of every story. */
export const plain: Modes = { 'aurora 1440': { brand: 'aurora', viewport: 'desktop' } };

/** For stories with another layout on a phone, independent of the brand. */
export const onPhone: Modes = {
  ...plain,
  'aurora 390': { brand: 'aurora', viewport: 'phone' },
};

/** For stories that differ by brand: colours, gradients, radii, the display face. */
export const inBrands: Modes = {
  ...plain,
  'lotus 1440': { brand: 'lotus', viewport: 'desktop' },
  'kickoff 1440': { brand: 'kickoff', viewport: 'desktop' },
};

/** For stories that differ by brand and have another layout on a phone. */
export const inBrandsAndOnPhone: Modes = { ...inBrands, ...onPhone };

/** For whole screens: each brand has its own hero, order and text lengths. */
export const everywhere: Modes = {
  ...inBrandsAndOnPhone,
  'lotus 390': { brand: 'lotus', viewport: 'phone' },
  'kickoff 390': { brand: 'kickoff', viewport: 'phone' },
};
