import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { FrameRightBar } from '@/screens/frame/FrameRightBar';
import { inScenario } from '../../inScenario';

const meta = {
  component: FrameRightBar,
  ...inScenario,
  parameters: { layout: 'fullscreen', requirements: ['HDR-07'] },
  render: () => (
    <div style={{ minHeight: 600 }}>
      <FrameRightBar />
    </div>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Configured: Story = {
  tags: ['brand-matrix', 'desktop'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Facebook' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Telegram' })).not.toBeInTheDocument();
  },
};
