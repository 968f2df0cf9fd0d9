import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '@/ui/Button';
import { Stack } from '@/ui/Stack';
import { Text } from '@/ui/Text';

const meta = {
  component: Stack,
  args: {
    children: (
      <>
        <Text>Chưa có tài khoản?</Text>
        <Button tone="primary">Đăng ký</Button>
        <Button>Đăng nhập</Button>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FillsTheWidth: Story = {};
export const AtTheStart: Story = { args: { align: 'start' } };
export const Centred: Story = { args: { align: 'center' } };
export const Wide: Story = { args: { spacing: 6 } };
