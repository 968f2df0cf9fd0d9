import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '@/ui/actions/Button';
import { FormStack } from '@/ui/layout/FormStack';
import { Text } from '@/ui/typography/Text';

const meta = {
  component: FormStack,
  args: {
    children: (
      <>
        <Button>Google</Button>
        <Text tone="secondary" align="center">
          Chưa có tài khoản?
        </Text>
      </>
    ),
  },
} satisfies Meta<typeof FormStack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
