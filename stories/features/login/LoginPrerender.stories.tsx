import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { LoginPrerender } from '@/features/login/LoginPrerender';
import { inScenario } from '../../inScenario';

const meta = {
  component: LoginPrerender,
  ...inScenario,
  args: { onDone: fn() },
} satisfies Meta<typeof LoginPrerender>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsNothing: Story = {};
