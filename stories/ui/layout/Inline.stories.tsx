import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '@/ui/actions/Button';
import { Inline } from '@/ui/layout/Inline';
import { Text } from '@/ui/typography/Text';

const meta = {
  component: Inline,
  args: {
    children: (
      <>
        <Text>Chưa có tài khoản?</Text>
        <Button tone="primary">Đăng ký</Button>
        <Button>Đăng nhập</Button>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheStart: Story = {};
export const AtBothEnds: Story = { args: { justify: 'space-between' } };
export const AtTheEnd: Story = { args: { justify: 'end' } };
export const OnOneLineOfText: Story = { args: { align: 'baseline' } };
export const Wrapped: Story = { decorators: [(Shown) => <div style={{ width: 200 }}>{Shown()}</div>] };
