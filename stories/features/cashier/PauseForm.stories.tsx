import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { PauseForm } from '@/features/cashier/PauseForm';
import { inScenario } from '../../scenario/inScenario';

function Six() {
  return (
    <PauseForm
      kind="selfExclusion"
      unit="month"
      lengths={[6, 12, 60]}
      available="1.200.000 ₫"
      take={() => Promise.resolve(undefined)}
    />
  );
}

const meta = {
  component: Six,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-12'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lengths: Story = {};
export const Sure: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '6 tháng' }));
    await canvas.findByRole('alert');
  },
};
