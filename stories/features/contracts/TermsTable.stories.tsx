import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TermsTable } from '@/features/contracts/TermsTable';
import * as fixtures from '@/testing/scenario/contractFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: TermsTable,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-05'] },
  args: {
    kind: 'daily',
    caption: 'Điều gì thay đổi nếu bạn ký',
    running: fixtures.versions.daily,
    offer: fixtures.versions.dailyOffer,
  },
} satisfies Meta<typeof TermsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A tier is added, its conditions are harder and its rate is higher. */
export const SideBySide: Story = { tags: ['brand-matrix', 'phone'] };
export const OneVersion: Story = { args: { offer: null } };
export const FirstOffer: Story = { args: { running: null } };
export const DividendOfTwoTiers: Story = {
  tags: ['phone'],
  args: { kind: 'dividend', running: fixtures.versions.dividend, offer: null },
};
export const Same: Story = { args: { offer: fixtures.versions.daily } };
