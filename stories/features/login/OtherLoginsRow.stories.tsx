import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OtherLoginsRow } from '@/features/login/OtherLoginsRow';
import { Button } from '@/ui/actions/Button';

const meta = {
  component: OtherLoginsRow,
  args: { label: 'hoặc', children: <Button>Google</Button> },
} satisfies Meta<typeof OtherLoginsRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Four: Story = {
  tags: ['phone'],
  args: {
    children: ['Google', 'Facebook', 'Zalo', 'Chơi thử'].map((name) => <Button key={name}>{name}</Button>),
  },
};
