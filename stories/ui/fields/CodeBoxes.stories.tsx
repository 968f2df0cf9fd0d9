import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { CodeBoxes } from '@/ui/fields/CodeBoxes';

const meta = {
  component: CodeBoxes,
  args: { label: 'Mã xác minh', name: 'code', value: '7309', onChange: () => undefined },
} satisfies Meta<typeof CodeBoxes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Half: Story = { tags: ['brand-matrix', 'phone'] };
export const Wrong: Story = { args: { value: '', error: 'Mã xác minh còn trống hoặc không đúng' } };
export const Secret: Story = { args: { secret: true, label: 'Mật khẩu rút tiền mới' } };
export const Pasted: Story = {
  render: function Typed(args) {
    const [value, setValue] = useState('');
    return <CodeBoxes {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Mã xác minh'));
    await userEvent.paste(' 730-911 ');
    await expect(canvas.getByLabelText('Mã xác minh')).toHaveValue('730911');
  },
};
