import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ListSkeleton } from '@/ui/ListSkeleton';

const meta = {
  component: ListSkeleton,
  tags: ['brand-matrix', 'phone'],
} satisfies Meta<typeof ListSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Short: Story = { args: { rows: 3 } };
