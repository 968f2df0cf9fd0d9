import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { LiveText } from '@/ui/typography/LiveText';

const meta = {
  component: LiveText,
  args: { children: 'Số dư 2.400.000 ₫' },
} satisfies Meta<typeof LiveText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Said: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Số dư 2.400.000 ₫');
  },
};

export const Shown: Story = { args: { shown: true } };
