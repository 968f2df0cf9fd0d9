import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { devices } from '@/testing/scenario/accountFixtures';
import { DevicesView } from '@/features/security/DevicesView';
import { inScenario } from '../../inScenario';

const meta = {
  component: DevicesView,
  ...inScenario,
  args: { devices, busy: undefined, failure: undefined, onSignOut: () => undefined },
} satisfies Meta<typeof DevicesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const SigningOut: Story = { args: { busy: 'd2' } };
export const OnlyThisOne: Story = { args: { devices: devices.slice(0, 1) } };
export const Refused: Story = { args: { failure: 'Hệ thống đang bận, vui lòng thử lại' } };
