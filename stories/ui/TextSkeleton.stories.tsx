import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TextSkeleton } from '@/ui/TextSkeleton';

const meta = {
  component: TextSkeleton,
  tags: ['brand-matrix', 'phone'],
} satisfies Meta<typeof TextSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Short: Story = { args: { lines: 1 } };
