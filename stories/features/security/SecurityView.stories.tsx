import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { DevicesView } from '@/features/security/DevicesView';
import { SecurityView } from '@/features/security/SecurityView';
import { devices } from '@/testing/scenario/accountFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: SecurityView,
  ...inScenario,
  args: {
    twoFactor: false,
    hasPassword: true,
    hrefs: { password: '?modal=changePassword', twoFactor: '?modal=twoFactor' },
    devices: (
      <DevicesView devices={devices} busy={undefined} failure={undefined} onSignOut={() => undefined} />
    ),
  },
} satisfies Meta<typeof SecurityView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomethingToDo: Story = {};
export const AllDone: Story = { args: { twoFactor: true } };
export const NoPasswordYet: Story = { tags: ['phone'], args: { hasPassword: false } };
export const NothingKnownYet: Story = {
  args: { twoFactor: undefined, hasPassword: undefined },
  play: async ({ canvas }) => {
    for (const line of [/^Nên bật/, /được bảo vệ bằng hai lớp/])
      await expect(canvas.getByText(line)).not.toBeVisible();
  },
};
