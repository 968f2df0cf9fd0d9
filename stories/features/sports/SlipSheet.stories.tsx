import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent } from 'storybook/test';
import { SlipSheet } from '@/features/sports/SlipSheet';
import { inScenario } from '../../inScenario';

const meta = {
  component: SlipSheet,
  ...inScenario,
  args: { odds: '1,42', children: 'Việt Nam thắng' },
  parameters: { requirements: ['SPORT-01'] },
} satisfies Meta<typeof SlipSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = { tags: ['phone'] };
export const Open: Story = {
  tags: ['phone'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Phiếu cược 1, tỷ lệ 1,42' }));
    await expect(await screen.findByRole('dialog', { name: 'Phiếu cược' })).toBeInTheDocument();
  },
};
