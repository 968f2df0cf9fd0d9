import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '@/ui/Button';
import { FormStack } from '@/ui/FormStack';

const meta = {
  component: FormStack,
  args: {
    children: (
      <>
        <Button>Google</Button>
        <p>Chưa có tài khoản?</p>
      </>
    ),
  },
} satisfies Meta<typeof FormStack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
