import Type from 'typebox';
import { bannerGroups, linkageTypes } from '../constants.ts';
import { AudienceSchema, LanguageSchema, strict, TimeSchema } from './common.ts';

const BannerSchema = Type.Object({
  id: Type.Integer(),
  groupName: Type.Enum([...bannerGroups]),
  /**
   * `/brands/<folder>/hero` for the brand's own picture, the path of a shared picture without its size, or an https
   * address.
   */
  url: Type.String(),
  linkageType: Type.Enum([...linkageTypes]),
  /** Route, promotion id, game code or address, depending on `linkageType`; empty for `none`. */
  link: Type.String(),
  eyebrow: Type.String(),
  title: Type.String(),
  /** The second, larger line of the title. */
  highlight: Type.String(),
  lead: Type.String(),
  action: Type.String(),
  /** The wagering condition beside the button. */
  condition: Type.String(),
});

export const NoticeSchema = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  /** HTML; the gateway sanitises it when it is written, the site when it is shown. */
  content: Type.String(),
  kind: Type.Enum(['maintenance', 'promotion', 'payment', 'general']),
  publishedAt: TimeSchema,
});

const PopupSchema = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  content: Type.String(),
  promotionType: Type.Enum(['B', 'PL', 'PU', 'PR', 'H']),
  execution: AudienceSchema,
  /**
   * The wagering condition of the figure in the title; the home page shows it beside the promotion. Our addition to
   * the specification.
   */
  condition: Type.Optional(Type.String()),
  announcementImages: Type.Array(Type.Object({ url: Type.String() })),
  publishedAt: TimeSchema,
});

export const contentSchemas = {
  announcements: {
    query: strict({
      /** Comma-separated list of B, PL, PU, PR, H. */
      types: Type.String({ pattern: '^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,4}$' }),
      platform: Type.Literal('W'),
      execution: AudienceSchema,
      language: LanguageSchema,
    }),
    value: Type.Object({
      banners: Type.Array(BannerSchema),
      /** Notices. */
      player: Type.Array(NoticeSchema),
      /** Popups. */
      promotion: Type.Array(PopupSchema),
    }),
  },
} as const;
