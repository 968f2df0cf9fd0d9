import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { stressTexts, pictures, storyTime } from '@/testing/samples';
import { Countdown } from '@/ui/typography/Countdown';
import { matchCardClasses, MatchCard } from '@/ui/gaming/MatchCard';
import { inBrandsAndOnPhone } from '../../modes';

const meta = {
  component: MatchCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 384 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    competition: 'Cúp Đông Nam Á, bảng A',
    time: "67'",
    live: true,
    home: { name: 'Việt Nam', picture: [pictures.sport] },
    away: { name: 'Thái Lan', picture: [pictures.trophy] },
    fallbackPicture: pictures.mark,
    score: '2 - 1',
    odds: [
      { id: 'home', label: 'Chủ', odds: '1,42', selected: true },
      { id: 'draw', label: 'Hòa', odds: '3,85' },
      { id: 'away', label: 'Khách', odds: '6,20' },
    ],
    onChoose: fn(),
  },
} satisfies Meta<typeof MatchCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone }, requirements: ['HOME-03'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Khách/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('away');
  },
};
export const Coming: Story = {
  args: {
    live: false,
    time: '01:30 21/11',
    scoreLabel: 'Bắt đầu sau',
    score: <Countdown until={storyTime() + 284_000} now={storyTime} />,
  },
};
export const HomeAndAwayOnly: Story = {
  args: {
    score: undefined,
    odds: [
      { id: 'home', label: 'Chủ', odds: '1,95' },
      { id: 'away', label: 'Khách', odds: '3,70' },
    ],
  },
};
export const OddsMove: Story = {
  args: {
    odds: [
      { id: 'home', label: 'Chủ', odds: '1,50', move: { way: 'up', label: 'tăng' } },
      { id: 'draw', label: 'Hòa', odds: '3,60', move: { way: 'down', label: 'giảm' } },
      { id: 'away', label: 'Khách' },
    ],
  },
};
export const LongNames: Story = {
  tags: ['phone'],
  args: {
    home: { name: stressTexts.team, picture: [pictures.sport] },
    away: { name: `${stressTexts.team} 2`, picture: [pictures.sport] },
    competition: stressTexts.longLabel,
  },
};
/** Cards look alike with names of any length: names below their pictures, odds at one height. */
export const NarrowList: Story = {
  tags: ['picture', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone }, requirements: ['SOUND-02'] },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 311 }}>
      <MatchCard {...args} />
      <MatchCard {...args} home={{ name: 'Lào', picture: [pictures.sport] }} />
      <MatchCard {...args} {...Coming.args} away={{ name: 'Singapore', picture: [pictures.sport] }} />
      <MatchCard {...args} {...LongNames.args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const team of canvasElement.querySelectorAll(`.${matchCardClasses.team}`)) {
      const [picture, name] = [...team.children].map((part) => part.getBoundingClientRect());
      await expect(name?.top).toBeGreaterThanOrEqual(picture?.bottom ?? Infinity);
    }
    const cards = canvas.getAllByRole('article').map((card) => {
      const { top, height } = card.getBoundingClientRect();
      const odds = card.querySelector(`.${matchCardClasses.odds}`)?.getBoundingClientRect().top ?? 0;
      return [height, odds - top].map(Math.round);
    });
    for (const card of cards) await expect(card).toEqual(cards[0]);
  },
};
export const BrokenPictures: Story = {
  args: { home: { name: 'Việt Nam', picture: [pictures.broken] } },
};
