import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Spinner } from '@/ui/feedback/Spinner';

const meta = {
  component: Spinner,
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Turning: Story = {};
export const Large: Story = { args: { size: 40 } };
