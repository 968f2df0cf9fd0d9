import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '@/ui/actions/Button';
import { Field } from '@/ui/fields/Field';
import { Form } from '@/ui/fields/Form';
import { FormRow } from '@/ui/fields/FormRow';
import { Link } from '@/ui/actions/Link';

const meta = {
  component: FormRow,
  render: (args) => (
    <Form label="Biểu mẫu" columns onSubmit={(event) => event.preventDefault()}>
      <Field label="Họ" name="last" value="" onChange={() => undefined} />
      <Field label="Tên" name="first" value="" onChange={() => undefined} />
      <FormRow {...args} />
    </Form>
  ),
} satisfies Meta<typeof FormRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OwnRow: Story = {
  args: {
    children: (
      <Button tone="primary" fullWidth>
        Gửi
      </Button>
    ),
  },
};
export const Links: Story = {
  args: {
    variant: 'links',
    children: [
      <small key="note">Có dấu * là bắt buộc</small>,
      <Link key="login" href="/login">
        Đăng nhập
      </Link>,
    ],
  },
};
