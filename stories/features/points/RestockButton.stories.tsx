import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { RestockButton } from '@/features/points/RestockButton';
import { inScenario } from '../../inScenario';

const meta = {
  component: RestockButton,
  ...inScenario,
  args: { reward: { id: 8, title: 'Ba lô du lịch' }, awaited: false },
  parameters: { scenario: { role: 'member' }, requirements: ['POINT-01'] },
} satisfies Meta<typeof RestockButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotAsked: Story = { tags: ['brand-matrix', 'phone'] };
export const Asked: Story = { args: { awaited: true }, tags: ['phone'] };
export const LongTitle: Story = {
  args: { reward: { id: 8, title: 'Máy chiếu gia đình độ phân giải siêu cao '.repeat(3) } },
};
export const Refused: Story = {
  parameters: { scenario: { role: 'member', refusals: { pointsRestock: { message: 'try_again' } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
