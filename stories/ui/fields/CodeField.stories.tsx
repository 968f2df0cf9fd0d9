import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CodeField } from '@/ui/fields/CodeField';

const meta = {
  component: CodeField,
  args: {
    label: 'Mã SMS',
    name: 'code',
    value: '',
    onChange: () => undefined,
    sendLabel: 'Gửi mã',
    loading: false,
    onSend: () => undefined,
  },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['brand-matrix', 'phone'] };
export const Sending: Story = { args: { loading: true } };
export const Counting: Story = {
  tags: ['brand-matrix', 'phone'],
  args: { value: '4820', waitLabel: 'Gửi lại sau 600s', announcement: 'Đã gửi mã.' },
};
