import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LoginPreload } from '@/features/login/LoginPreload';
import { inScenario } from '../../inScenario';

const meta = {
  component: LoginPreload,
  ...inScenario,
  args: { load: async () => undefined },
} satisfies Meta<typeof LoginPreload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsNothing: Story = {};
