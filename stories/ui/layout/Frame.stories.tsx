import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Frame } from '@/ui/layout/Frame';

const meta = {
  component: Frame,
  args: { children: 'Nội dung nằm trong khung 1185 px.' },
  tags: ['phone'],
} satisfies Meta<typeof Frame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};
