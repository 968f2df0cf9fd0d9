import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { Row } from '../../Row';
import { stressTexts } from '@/testing/samples';
import { Button } from '@/ui/actions/Button';
import { UserIcon } from '@/ui/media/icons';
import { Spinner } from '@/ui/feedback/Spinner';
import { Field } from '@/ui/fields/Field';
import { inBrandsAndOnPhone } from '../../modes';

const meta = {
  component: Field,
  args: {
    label: 'Tên đăng nhập',
    name: 'username',
    value: '',
    placeholder: 'Ví dụ: minhanh92',
    helper: 'Từ 6 đến 12 ký tự',
    startAdornment: <UserIcon fontSize={20} />,
    onChange: fn(),
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'minhanh92' } };
export const Focused: Story = {
  args: { value: 'minh', helper: '4 / 12' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Tên đăng nhập'));
    await expect(canvas.getByLabelText('Tên đăng nhập')).toHaveFocus();
  },
};
export const Valid: Story = { args: { value: 'minhanh92', success: 'Tên này dùng được' } };
export const Wrong: Story = {
  args: { value: 'VN88', error: 'Mã giới thiệu chưa đúng', helper: undefined },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Tên đăng nhập');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Mã giới thiệu chưa đúng');
  },
};
export const Required: Story = { args: { required: true } };
export const Disabled: Story = {
  args: { value: 'Sông Hồng •••• 4821', disabled: true, helper: 'Liên hệ hỗ trợ để đổi' },
};
export const Checking: Story = {
  args: { value: 'VN8866', helper: 'Đang kiểm tra mã', endAdornment: <Spinner /> },
};
export const SmsCode: Story = {
  args: {
    label: 'Mã SMS',
    value: '4820',
    inputMode: 'numeric',
    helper: 'Gửi đến 09•• ••• 678',
    endAdornment: <Button size="small">Gửi lại sau 600s</Button>,
  },
};
export const ManyLines: Story = { args: { label: 'Nội dung', rows: 3, helper: 'Tối đa 140 ký tự' } };
export const LabelHidden: Story = { args: { labelHidden: true, placeholder: 'Tên đăng nhập' } };
export const LongText: Story = {
  args: { label: stressTexts.longLabel, helper: stressTexts.consent, value: stressTexts.unbroken },
};
export const Everything: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
  render: (args) => (
    <Row>
      <Field {...args} />
      <Field {...args} value="minhanh92" success="Tên này dùng được" />
      <Field {...args} value="VN88" error="Mã giới thiệu chưa đúng" />
      <Field {...args} value="Sông Hồng •••• 4821" disabled />
    </Row>
  ),
};
