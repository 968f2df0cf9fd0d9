import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { GamesHead } from '@/features/games/GamesHead';
import { inScenario } from '../../inScenario';

const meta = {
  component: GamesHead,
  ...inScenario,
  args: {
    picture: 'slots',
    title: 'Slots',
    lead: '9.842 trò chơi từ 24 nhà cung cấp',
    note: 'Hoàn trả đến 1,2% trên cược hợp lệ',
  },
} satisfies Meta<typeof GamesHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRebate: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { requirements: ['NAV-11'] },
};
export const WithoutRebate: Story = { args: { picture: 'pvp', title: 'Game bài', note: undefined } };
export const Counting: Story = { args: { lead: undefined } };
export const LongTitle: Story = { tags: ['phone'], args: { picture: 'star', title: 'Xổ số điện tử' } };
export const OfSlots: Story = {
  tags: ['brand-matrix', 'phone'],
  args: { category: 'RNG' },
  parameters: { requirements: ['STAGE-01'] },
};
export const OfFishing: Story = { tags: ['brand-matrix'], args: { category: 'FISH', title: 'Bắn cá' } };
export const OfCards: Story = { tags: ['brand-matrix'], args: { category: 'PVP', title: 'Game bài' } };
export const OfJackpots: Story = { tags: ['brand-matrix'], args: { category: 'JP', title: 'Nổ hũ' } };
export const WithASum: Story = {
  tags: ['brand-matrix', 'phone'],
  args: {
    category: 'JP',
    title: 'Nổ hũ',
    note: undefined,
    fact: { label: 'Tổng 240 hũ lúc 20:45', amount: '37.390.247.800 ₫' },
  },
};
export const SumLoading: Story = {
  args: { category: 'JP', title: 'Nổ hũ', note: undefined, fact: { label: '\u00a0', amount: '' } },
};
/** Above a page that has a banner of its own. */
export const Plain: Story = {
  tags: ['brand-matrix', 'phone'],
  args: { category: 'LOTT', title: 'Xổ số', isPlain: true },
};
