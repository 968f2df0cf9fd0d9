import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { BreakDialog } from '@/screens/seamless/BreakDialog';
import { inBrandsAndOnPhone } from '../../modes';
import { inScenario } from '../../inScenario';

const meta = {
  component: BreakDialog,
  ...inScenario,
  args: {
    elapsed: '01:00:00',
    stake: '3.640.000 ₫',
    net: { text: '−180.000 ₫', sign: 'loss' },
    busy: false,
    refused: undefined,
    onBreak: fn(),
    onGoOn: fn(),
  },
  parameters: { requirements: ['GAME-07'] },
} satisfies Meta<typeof BreakDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '30 phút' }));
    await userEvent.click(screen.getByRole('button', { name: 'Nghỉ 30 phút' }));
    await expect(args.onBreak).toHaveBeenCalledWith(30);
    await userEvent.click(screen.getByRole('button', { name: 'Chơi tiếp' }));
    await expect(args.onGoOn).toHaveBeenCalledOnce();
  },
};
export const SumsOnTheirWay: Story = { args: { stake: undefined, net: undefined } };
export const OnItsWay: Story = { args: { busy: true } };
export const NotTaken: Story = {
  args: { refused: 'Có quá nhiều yêu cầu. Vui lòng thử lại sau 5 phút.' },
};
