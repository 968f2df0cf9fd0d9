import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StepHeading } from '@/ui/typography/StepHeading';

const meta = {
  component: StepHeading,
  args: { children: 'Nhận một phần' },
} satisfies Meta<typeof StepHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Seen: Story = {};
export const Unseen: Story = { args: { unseen: true } };
