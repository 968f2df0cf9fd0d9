import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { SmsLogin } from '@/features/login/SmsLogin';
import { inScenario } from '../../inScenario';

const meta = {
  component: SmsLogin,
  ...inScenario,
  args: { place: 'popup', onDone: fn(), onCheck: fn(), onInvalid: fn() },
} satisfies Meta<typeof SmsLogin>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
