import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '@/ui/actions/Button';
import { Stack } from '@/ui/layout/Stack';
import { Text } from '@/ui/typography/Text';

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
