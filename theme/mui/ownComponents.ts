/**
 * Own components and their slots as the theme knows them: `styled('div', { name: 'MarqueeGameCard', slot: 'Root' })`
 * takes `components.MarqueeGameCard.styleOverrides.root`.
 */
export const ownComponents = {
  MarqueeGameCard: ['root', 'cover', 'tag', 'veil', 'name', 'vendor', 'heart'],
  MarqueeNoticeBar: ['root', 'run', 'notice', 'all'],
  MarqueeLoginBubble: ['root', 'form', 'links'],
  MarqueeContractTable: ['root', 'head', 'row', 'cell', 'totals', 'paging'],
  MarqueeCarousel: ['root', 'slide', 'bullets', 'arrows'],
  MarqueeButton: ['root'],
  MarqueeField: ['root', 'box', 'label', 'helper'],
  MarqueeModal: ['root', 'paper', 'title', 'close'],
  MarqueeTabList: ['root', 'tab'],
  MarqueeHeader: ['root', 'nav', 'mega'],
  MarqueeFooter: ['root'],
} as const satisfies Record<`Marquee${string}`, readonly string[]>;

export type OwnComponent = keyof typeof ownComponents;
export type OwnSlot<Name extends OwnComponent> = (typeof ownComponents)[Name][number];
