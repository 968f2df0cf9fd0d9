import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FieldFrame } from '@/ui/fields/FieldFrame';

const meta = {
  component: FieldFrame,
  args: {
    controlId: 'frame',
    label: 'Tên đăng nhập',
    children: (describedBy) => <input id="frame" aria-describedby={describedBy} />,
  },
} satisfies Meta<typeof FieldFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithHelp: Story = { args: { helper: 'Từ 6 đến 12 ký tự' } };
export const WithError: Story = { args: { error: 'Không được để trống' } };
export const WithSuccess: Story = { args: { success: 'Tên này dùng được' } };
