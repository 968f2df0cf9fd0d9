import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LoginAtHand } from '@/features/login/LoginAtHand';
import { inScenario } from '../../inScenario';

const meta = {
  component: LoginAtHand,
  ...inScenario,
  args: { load: async () => undefined },
} satisfies Meta<typeof LoginAtHand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsNothing: Story = {};
