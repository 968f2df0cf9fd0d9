import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { BellIcon } from '@/ui/media/icons';
import { IconButton } from '@/ui/actions/IconButton';

const meta = {
  component: IconButton,
  args: { label: 'Thông báo', children: <BellIcon fontSize={20} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Soft: Story = { args: { variant: 'soft' } };
export const OnArt: Story = { args: { tone: 'art' } };
export const WithText: Story = { args: { label: 'Hỗ trợ 24/7', children: ['Hỗ trợ 24/7'] } };
export const Selected: Story = { args: { selected: true } };
export const Disabled: Story = { args: { disabled: true } };
