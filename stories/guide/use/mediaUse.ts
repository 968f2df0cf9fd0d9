import type { PartUse } from './PartUse';

export const mediaUse = {
  Picture: {
    when: 'A picture that may come from several hosts. For icons use the icons of the library.',
    do: 'Give the best host first.',
    dont: 'Do not use a bare `img` for pictures from outside.',
    access: 'Give `alt`, empty for decoration.',
  },
  BannerPicture: {
    when: 'A banner that the operator sends as a finished picture. With live text use BannerSlide.',
    do: 'Give an `alt` that says what the picture says.',
    dont: 'Do not use it where the text may change.',
    access: 'Its `alt` carries every word of the picture.',
  },
  BannerSlide: {
    when: 'A banner with live text. For a finished picture use BannerPicture.',
    do: 'Put the condition beside the figure.',
    dont: 'Do not write more than two lines.',
    access: 'Its title is a heading; the picture is decoration.',
  },
  Carousel: {
    when: 'Banners of a page. For cards use CardStrip.',
    do: 'Put the most important banner first.',
    dont: 'Do not rely on the later ones being seen.',
    access: 'Give `labels`. Bullets and the pause are buttons; nothing moves where less motion is asked for.',
  },
  CategoryIcon: {
    when: 'The picture of a category beside its name.',
    do: 'Show the name beside it.',
    dont: 'Do not use it alone.',
    access: 'It is decoration: the name beside it is read.',
  },
  Flag: {
    when: 'The flag of a country or language.',
    do: 'Show the name beside it.',
    dont: 'Do not let a flag alone stand for a language.',
    access: 'It is decoration: the name beside it is read.',
  },
  Logo: {
    when: 'The brand’s mark and name, leading home.',
    do: 'Use it once in the head of a page.',
    dont: 'Do not draw the brand in another way.',
    access: 'The name of the brand is read.',
  },
  VendorPicture: {
    when: 'The sign of a vendor. With a link use VendorTile.',
    do: 'Show the name where the sign may be missing.',
    dont: 'Do not recolour it.',
    access: 'Give `name`; leave it out where the name stands beside it.',
  },
  icons: {
    when: 'Icons of the library, beside text or in IconButton.',
    do: 'Use one icon for one meaning.',
    dont: 'Do not import icons from another set.',
    access: 'An icon is decoration: its button or the text beside it has the name.',
  },
} as const satisfies Record<string, PartUse>;
