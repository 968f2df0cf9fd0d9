import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { storyTime } from '@/testing/samples';
import { Clock } from '@/ui/typography/Clock';

const meta = {
  component: Clock,
  args: { timeZone: 'Asia/Ho_Chi_Minh', now: storyTime },
} satisfies Meta<typeof Clock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InVietnam: Story = {
  parameters: { requirements: ['HDR-01'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('20/11/2026')).toBeVisible();
    await expect(canvas.getByText('20:45:18')).toBeVisible();
  },
};
export const InBrazil: Story = { args: { timeZone: 'America/Sao_Paulo' } };
