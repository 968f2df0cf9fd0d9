import brDemo from './br-demo.json' with { type: 'json' };
import mtLike from './mt-like.json' with { type: 'json' };
import myDemo from './my-demo.json' with { type: 'json' };
import thDemo from './th-demo.json' with { type: 'json' };
import ukLike from './uk-like.json' with { type: 'json' };
import vnDemo from './vn-demo.json' with { type: 'json' };

/** The packs that come with the product; `own` is the `market.json` of a brand's folder. */
export const marketNames = ['vn-demo', 'my-demo', 'th-demo', 'br-demo', 'uk-like', 'mt-like', 'own'] as const;
export type MarketName = (typeof marketNames)[number];

export const marketPacks: Readonly<Record<Exclude<MarketName, 'own'>, unknown>> = {
  'vn-demo': vnDemo,
  'my-demo': myDemo,
  'th-demo': thDemo,
  'br-demo': brDemo,
  'uk-like': ukLike,
  'mt-like': mtLike,
};
