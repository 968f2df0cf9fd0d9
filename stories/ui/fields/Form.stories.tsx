import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '@/ui/actions/Button';
import { Field } from '@/ui/fields/Field';
import { Form } from '@/ui/fields/Form';

const field = (name: string) => (
  <Field key={name} label={name} name={name} value="" onChange={() => undefined} />
);

const meta = {
  component: Form,
  args: {
    label: 'Biểu mẫu',
    onSubmit: (event) => event.preventDefault(),
    children: [...['Họ', 'Tên', 'Email'].map(field), <Button key="send">Gửi</Button>],
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneColumn: Story = {};
export const TwoColumns: Story = { tags: ['phone'], args: { columns: true } };
