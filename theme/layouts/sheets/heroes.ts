import { layout } from '../../layout.ts';
import { textSize } from '../../textSize.ts';
import { vars } from '../../vars.ts';
import type { heroKinds } from '../brandLayout.ts';
import type { Rules } from '../sheetText.ts';
import { widths } from '../widths.ts';

const slide = '.MarqueeBannerSlide';
const carousel = '.MarqueeCarousel';
const matches = '.HomeView-matches';
const match = '.MarqueeMatchCard';
const strip = `${matches} .MarqueeStrip-root`;
const first = `${strip} > :first-child`;
const others = `${strip} > :not(:first-child)`;

/** Heights in pixels of the large match and of a line; fixed, so that nothing moves when matches arrive. */
const heights = { wide: { first: 372, line: 84 }, phone: { first: 316, line: 150 } } as const;

const fixed = ({ first: large, line }: { first: number; line: number }): Rules => ({
  [first]: `height:${large}px`,
  [others]: `height:${line}px`,
});

const display = (size: number, line: number | string) =>
  `font-size:calc(${size}px*${vars.display.scale});line-height:${line}`;

/** Banners on screens that are not wide. */
export const everyHero: Rules = {
  [widths.lessThanWide]: {
    [`${slide}-art`]: 'width:52%',
    [`${slide}-words`]: 'width:45%',
    [`${slide}-title`]: display(36, 1.2),
  },
  // Text and picture have one half each and do not overlap.
  [widths.belowDesktop]: {
    [`${slide}-art`]: 'width:54%',
    [`${slide}-words`]: 'width:42%',
    [`${slide}-title`]: display(32, 1.2),
  },
  [widths.tabletDown]: {
    [`${slide}-root`]: `height:${layout.bannerTablet}px`,
    [`${slide}-art`]: 'top:-24px;height:378px',
    // Leaves room for the carousel's buttons below.
    [`${slide}-words`]: 'width:41%;bottom:56px',
    [`${slide}-title`]: display(25, '31px'),
    [`${slide}-eyebrow`]: 'margin-bottom:10px',
    [`${slide}-text`]: `margin-top:8px;font-size:${textSize.body};line-height:21px`,
    [`${slide}-actions`]: 'margin-top:14px',
  },
  // The banner is too narrow for text beside the button and too low for a further line above it.
  [widths.slimTablet]: {
    [`${slide}-text`]: 'display:none',
    [`${slide}-actions`]: 'flex-direction:column;align-items:flex-start;gap:6px',
    [`${slide}-condition`]: 'max-width:190px',
  },
  [widths.phone]: {
    [`${slide}-root`]: `height:${layout.bannerPhone}px`,
    [`${slide}-plate`]: `border-radius:${vars.radius.lg}`,
    [`${slide}-plate::after`]: 'right:-60px;top:-60px;width:360px;height:320px',
    [`${slide}-art`]: 'right:-78px;top:30px;width:274px;height:196px',
    [`${slide}-words`]: 'left:18px;bottom:46px;width:212px;justify-content:flex-end',
    [`${slide}-eyebrow`]: `margin-bottom:6px;padding:3px 10px 3px 6px;font-size:${textSize.tiny};line-height:16px`,
    [`${slide}-title`]: display(17, 1.25),
    [`${slide}-figure`]: 'font-size:1.58em',
    [`${slide}-text`]: 'display:none',
    [`${slide}-actions`]: 'flex-direction:column;align-items:flex-start;gap:4px;margin-top:8px',
    [`${slide}-action`]: `height:40px;padding:0 14px;font-size:${textSize.body}`,
    [`${carousel}-controls`]: 'left:18px;bottom:4px',
    [`${carousel}-bullets`]: 'gap:18px',
    [`${carousel}-bullet`]: 'width:6px;height:6px',
    [`${carousel}-bullet[aria-current]`]: 'width:20px',
    [`${carousel}-bullet::after`]: 'inset:-9px',
    [`${carousel}-arrows`]: 'display:none',
    [`${slide}-condition`]: `max-width:158px;font-size:${textSize.tiny};line-height:14px`,
  },
  [widths.narrow]: {
    [`${slide}-art`]: 'right:-112px;top:46px',
    [`${slide}-title`]: display(15, '19px'),
    [`${slide}-condition`]: 'max-width:140px',
  },
};

/** Circle and middle line of a pitch. */
const pitch = (at: string, radius: number) =>
  `radial-gradient(circle at ${at} 50%,#0000 ${radius}px,${vars.art.edge} ${radius + 1}px ${radius + 3}px,#0000 ${radius + 4}px),linear-gradient(90deg,#0000 calc(${at} - 1px),${vars.art.edge} calc(${at} - 1px) calc(${at} + 1px),#0000 0)`;

/** What home opens with. */
export const heroSheets = {
  stage: {
    [`${slide}-plate`]: `background:linear-gradient(104deg,#0000 56%,${vars.art.edge} 57% 60%,#0000 66%),linear-gradient(96deg,#0000 68%,${vars.art.edge} 69% 74%,#0000 82%),linear-gradient(84deg,#0000 80%,${vars.art.edge} 81% 86%,#0000 93%),${vars.gradient.hero}`,
    [widths.desktop]: { [`${slide}-art`]: 'right:24px' },
  },
  split: {
    [`${slide}-root`]: `color:${vars.text.primary}`,
    [`${slide}-plate`]: 'background:none;box-shadow:none;overflow:visible',
    [`${slide}-plate::before`]: `inset:-10px 20px auto auto;width:440px;height:400px;border-radius:50%;background:${vars.primary.soft};mask:none;opacity:1`,
    [`${slide}-plate::after`]: `inset:4px 0 auto auto;width:150px;height:150px;border-radius:50%;background:${vars.accent.soft};opacity:1`,
    // Its shadow would end in a line where the next banner begins.
    [`${slide}-art`]: 'filter:none',
    [`${slide}-words`]: 'left:0',
    [`${slide}-eyebrow`]: `padding:0;background:none;color:${vars.accent.text}`,
    [`${slide}-eyebrow svg`]: 'display:none',
    [`${slide}-figure`]: `background:none;color:${vars.accent.text}`,
    [`${slide}-text`]: `color:${vars.text.secondary}`,
    [`${slide}-condition`]: `color:${vars.text.muted}`,
    '.MarqueeCarousel-controls': 'left:0',
    '.MarqueeCarousel-bullet': `background:${vars.line.control}`,
    '.MarqueeCarousel-bullet[aria-current]': `background:${vars.primary.main}`,
    '.MarqueeCarousel-arrows > *': `background:${vars.surface.raised};color:${vars.text.primary}`,
    '.MarqueeCarousel-controls .MarqueeIconButton-root': `background:${vars.surface.raised};color:${vars.text.primary}`,
    [widths.desktop]: {
      [`${slide}-title`]: 'font-size:46px;line-height:1.16',
      [`${slide}-words`]: 'width:46%',
      [`${slide}-figure`]: 'font-size:1.15em',
      [`${slide}-art`]: 'right:0;top:-30px;width:600px;height:440px',
    },
    [widths.belowDesktop]: {
      [`${slide}-plate::before`]: 'inset:0 10px auto auto;width:300px;height:290px',
      [`${slide}-plate::after`]: 'inset:0 0 auto auto;width:100px;height:100px',
    },
    [widths.phone]: {
      [`${slide}-plate::before`]: 'inset:24px -40px auto auto;width:210px;height:200px',
      [`${slide}-plate::after`]: 'inset:10px -20px auto auto;width:80px;height:80px',
      // Without a plate the picture has no edge at which it could end: it fades.
      [`${slide}-art`]: 'mask:linear-gradient(90deg,#000 46%,#0000 70%)',
    },
    // Dark words on a picture could not be read: they end where it begins.
    [widths.narrow]: {
      [`${slide}-art`]:
        'right:-104px;top:64px;width:212px;height:152px;mask:linear-gradient(90deg,#000 28%,#0000 50%)',
      [`${slide}-words`]: 'width:176px',
    },
  },
  match: {
    [strip]:
      'display:grid;grid-auto-flow:row;grid-template:none/minmax(0,1fr);grid-auto-rows:auto;gap:0;margin:0;padding:0;overflow:visible',
    [`${strip} > :nth-child(n+6)`]: 'display:none',
    [`${matches} .MarqueeStripArrows-root`]: 'display:none',
    ...fixed(heights.wide),
    [`${others} > *`]: 'height:100%',
    [`${others} ${match}-root`]: `display:grid;grid-template:auto 1fr/minmax(0,1fr) minmax(230px,300px);column-gap:20px;height:100%;padding:8px 16px;border:0;border-radius:0;border-bottom:1px solid ${vars.line.subtle};box-shadow:none`,
    [`${others} ${match}-header`]: 'grid-area:1/1',
    [`${others} ${match}-teams`]: 'grid-area:2/1;margin:0;min-height:0',
    [`${others} ${match}-odds`]: 'grid-area:1/2/3/3;align-self:center',
    [`${others} ${match}-picture`]: 'width:26px;height:26px',
    [`${others} ${match}-team`]: 'line-height:18px',
    [`${first} ${match}-root`]: [
      `position:relative;height:100%;padding:26px 30px;border:0;border-left:10px solid ${vars.primary.main};border-radius:4px;color:${vars.text.onArt}`,
      `background:var(--hero-art) right 28px center/min(38%,400px) auto no-repeat,${pitch('74%', 118)},${vars.gradient.hero}`,
    ].join(';'),
    [`${first} :is(${match}-header,${match}-time,${match}-scoreLabel)`]: `color:${vars.text.onArt}`,
    [`${first} ${match}-header`]: 'width:58%',
    [`${first} ${match}-teams`]:
      'display:flex;flex-direction:column;align-items:flex-start;justify-content:center;gap:2px;width:58%;margin:8px 0 16px',
    [`${first} ${match}-team`]:
      'flex-flow:row nowrap;text-align:left;font:var(--display-weight) 32px/40px var(--font-display)',
    [`${first} ${match}-score`]: `font-size:40px;line-height:50px;text-align:left;color:${vars.primary.text}`,
    [`${first} ${match}-odds`]: 'width:min(430px,62%)',
    // Placeholders have the height of what takes their place.
    [`${first} > [aria-hidden]`]: 'height:100%;border-radius:4px',
    [`${others} > [aria-hidden]`]: `display:flex;align-items:center;gap:20px;padding:0 16px;border:0;border-radius:0;border-bottom:1px solid ${vars.line.subtle}`,
    [`${others} > [aria-hidden] > *`]: 'flex:1;height:40px;margin:0',
    [`${others} > [aria-hidden] > :first-child`]: 'display:none',
    // Banners beside the matches are a column of their height.
    [widths.desktop]: {
      [`${matches} + .HomeView-banners`]: 'container:aside/inline-size',
      '@container aside (max-width:500px)': {
        [`:is(${slide}-root,.MarqueeBannerPicture-root)`]: `height:${heights.wide.first + 4 * heights.wide.line + 44}px`,
        [`${slide}-plate`]: 'border-radius:4px',
        [`${slide}-plate::after`]: 'right:-120px;top:-60px',
        [`${slide}-art`]: 'right:-40px;top:16px;width:460px;height:340px',
        [`${slide}-words`]: 'left:26px;right:26px;bottom:76px;width:auto;justify-content:flex-end',
        [`${slide}-title`]: 'font-size:34px',
        [`${slide}-actions`]: 'flex-direction:column;align-items:flex-start;gap:10px',
        '.MarqueeCarousel-controls': 'left:26px',
      },
    },
    [widths.phone]: {
      ...fixed(heights.phone),
      [`${strip} > :nth-child(n+4)`]: 'display:none',
      // The pitch alone: names of teams would lie on the picture, and the banner below shows it.
      [`${first} ${match}-root`]: `padding:18px 16px;background:${pitch('90%', 88)},${vars.gradient.hero}`,
      [`:is(${first} ${match}-header,${first} ${match}-teams)`]: 'width:100%',
      [`${first} ${match}-team`]: 'font-size:24px;line-height:30px',
      [`${first} ${match}-score`]: 'font-size:32px;line-height:38px',
      [`${first} ${match}-odds`]: 'width:auto',
      [`${others} ${match}-root`]: 'display:flex;padding:10px 12px',
      [`${others} ${match}-odds`]: 'align-self:stretch',
    },
    [widths.narrow]: {
      [`${first} ${match}-team`]: 'font-size:17px;line-height:24px',
      [`${others} ${match}-team`]: 'font-size:12px;line-height:15px',
    },
  },
} as const satisfies Record<(typeof heroKinds)[number], Rules>;
