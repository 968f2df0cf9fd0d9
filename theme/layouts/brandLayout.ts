import type { GameType } from '../../contract/constants.ts';

/** Sections of the home page, in their default order; a brand that names some shows those alone. */
export const homeSections = [
  'banners',
  'notices',
  'matches',
  'lobby',
  'promotions',
  'popular',
  'fresh',
  'jackpots',
  'fish',
  'cards',
  'lottery',
] as const;
export type HomeSection = (typeof homeSections)[number];

/** rail: navigation at the left edge. topline: one row with the logo. masthead: scores above, then a bold row. */
export const shells = ['rail', 'topline', 'masthead'] as const;
/** stage: art on a lit plate. split: no plate, words beside the art. match: the art behind today's first match. */
export const heroKinds = ['stage', 'split', 'match'] as const;
/** poster: the whole cover. crop: the upper part of it. ticket: a small cover beside the words and a stub. */
export const cardShapes = ['poster', 'crop', 'ticket'] as const;
/** dense: one line of cards. feature: one large card beside four. ledger: lines of a paper under a rule. */
export const rowKinds = ['dense', 'feature', 'ledger'] as const;
/** Where the deposit stands in the bar of a phone: raised, in a floating pill, or as a cell of its own. */
export const tabBars = ['raised', 'pill', 'cell'] as const;
/** How what is touched moves: it rises, it settles, or it answers at once. */
export const motionKinds = ['rise', 'settle', 'snap'] as const;
/** How icons are drawn: as fine lines, as fuller ones with round corners, or as heavy ones with square corners. */
export const iconKinds = ['line', 'soft', 'heavy'] as const;
/** What the reels of the sandbox's slots stand in: a gilt cabinet, a quiet print, or a board under a bar of light. */
export const slotScenes = ['cabinet', 'print', 'board'] as const;
/** Rows of games by theme, above the list of a category. */
export const gameRows = ['popular', 'fresh', 'jackpots', 'similar'] as const;
type GameRowName = (typeof gameRows)[number];

/** Numbers for phones, tablets and desktops. */
interface PerWidth {
  readonly phone: number;
  readonly tablet: number;
  readonly desktop: number;
}

/** The head of one category's page. */
export interface CategoryHead {
  /** File of the folder; undefined for the category's icon. */
  readonly art?: string | undefined;
  /** The two colours of its ground, from left to right. */
  readonly ground?: readonly string[] | undefined;
  readonly rows?: readonly GameRowName[] | undefined;
}

/** What a brand's `layout` says, complete. */
export interface BrandLayout {
  readonly homeOrder: readonly HomeSection[];
  readonly shell: (typeof shells)[number];
  readonly hero: (typeof heroKinds)[number];
  /** File of the folder behind the first match of home; undefined for the picture of the banners. */
  readonly heroArt?: string | undefined;
  /** Pixels. */
  readonly container: number;
  readonly sectionGap: number;
  readonly card: {
    readonly shape: (typeof cardShapes)[number];
    readonly columns: PerWidth;
    /** Pixels between columns, then between lines. */
    readonly gap: readonly number[];
    readonly radius: number;
  };
  readonly row: (typeof rowKinds)[number];
  /** A narrow column: sections of home beside the one before them, and one row of a category. */
  readonly aside: {
    readonly width: number;
    readonly home: readonly HomeSection[];
    readonly category?: GameRowName | undefined;
  };
  readonly tabbar: (typeof tabBars)[number];
  readonly motion: (typeof motionKinds)[number];
  readonly icons: (typeof iconKinds)[number];
  readonly scene: (typeof slotScenes)[number];
  readonly category: Readonly<Partial<Record<GameType, CategoryHead>>>;
}
