import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LoginFormView } from '@/features/login/LoginFormView';
import { inScenario } from '../../scenario/inScenario';

const field =
  (values: Record<string, string>, errors: Record<string, string> = {}) =>
  (name: 'username' | 'password') => ({
    name,
    value: values[name] ?? '',
    error: errors[name],
    onChange: () => undefined,
  });

const typed = { username: 'minhanh92', password: 'Mật khẩu 8' };

const meta = {
  component: LoginFormView,
  ...inScenario,
  parameters: { requirements: ['HDR-03'] },
  args: { field: field({}), busy: false, onSubmit: (event) => event.preventDefault() },
} satisfies Meta<typeof LoginFormView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = { tags: ['brand-matrix', 'phone'] };
export const FieldsMissing: Story = {
  tags: ['brand-matrix'],
  args: { field: field({}, { username: 'Không được để trống', password: 'Không được để trống' }) },
};
export const Busy: Story = { args: { field: field(typed), busy: true } };
export const Refused: Story = { args: { field: field(typed), failure: 'Sai tài khoản hoặc mật khẩu' } };
export const LongTexts: Story = {
  args: {
    field: field({ username: 'nguyenthuyduong1nguyenthuyduong1nguyenthuyduong1', password: 'x'.repeat(80) }),
    failure:
      'Trình duyệt này không mã hóa được biểu mẫu. Vui lòng mở trang bằng https hoặc dùng trình duyệt mới hơn.',
  },
};
