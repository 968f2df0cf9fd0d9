import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { SessionBar } from '@/screens/seamless/SessionBar';
import { games, stressTexts } from '@/testing/samples';
import { inScenario } from '../../inScenario';

const meta = {
  component: SessionBar,
  ...inScenario,
  args: {
    name: 'Kho Báu Rồng Vàng',
    vendor: 'Lumen',
    cover: games[0]?.cover ?? [],
    fallbackCover: '/art/props/seven-380.webp',
    balance: '12.480.500 ₫',
    elapsed: '00:24:18',
    net: { text: '−180.000 ₫', sign: 'loss' },
    isTrial: false,
    favourite: true,
    sound: false,
    onBack: fn(),
    onBreak: fn(),
    onFavourite: fn(),
    onSound: fn(),
    onFullScreen: fn(),
  },
  parameters: { requirements: ['GAME-07'] },
} satisfies Meta<typeof SessionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Losing: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quay lại' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Nghỉ một lát' }));
    await expect(args.onBreak).toHaveBeenCalledOnce();
  },
};
export const Winning: Story = { args: { net: { text: '+48.250.000 ₫', sign: 'gain' }, favourite: false } };
export const AtLiveTable: Story = {
  tags: ['brand-matrix', 'phone'],
  args: { chat: { open: true, onPress: fn() } },
  play: async ({ canvas, args }) => {
    const chat = canvas.getByRole('button', { name: 'Trò chuyện tại bàn' });
    await expect(chat).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chat);
    await expect(args.chat?.onPress).toHaveBeenCalledOnce();
  },
};
export const FreePlay: Story = {
  args: { isTrial: true, balance: undefined, net: { text: '0 ₫', sign: 'even' } },
};
export const SumsOnTheirWay: Story = { args: { balance: undefined, net: undefined } };
export const LongTexts: Story = {
  tags: ['phone'],
  args: {
    name: stressTexts.name,
    vendor: stressTexts.bank,
    balance: stressTexts.amount,
    net: { text: stressTexts.loss, sign: 'loss' },
  },
};
