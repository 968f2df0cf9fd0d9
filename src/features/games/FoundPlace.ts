export const foundGroups = ['categories', 'vendors', 'pages', 'offers'] as const;

/** Something of the site that a search found, other than a game. */
export interface FoundPlace {
  readonly id: string;
  readonly name: string;
  /** Where it belongs, if its name does not say so. */
  readonly note?: string;
  readonly href: string;
  /** Addresses of the vendor's picture, best first. */
  readonly picture?: readonly string[];
}

export interface FoundGroup {
  readonly id: (typeof foundGroups)[number];
  readonly places: readonly FoundPlace[];
}
