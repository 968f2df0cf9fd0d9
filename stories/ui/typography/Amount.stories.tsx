import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { stressTexts } from '@/testing/samples';
import { Amount } from '@/ui/typography/Amount';

const meta = {
  component: Amount,
  tags: ['brand-matrix'],
  args: { children: '2.400.000 ₫' },
} satisfies Meta<typeof Amount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Gain: Story = { args: { children: '+48.250.000 ₫', tone: 'gain' } };
export const Loss: Story = { args: { children: stressTexts.loss, tone: 'loss' } };
export const Nothing: Story = { args: { children: '0 ₫' } };
