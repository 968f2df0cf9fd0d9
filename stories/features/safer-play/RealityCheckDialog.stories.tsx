import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RealityCheckDialog } from '@/features/safer-play/RealityCheckDialog';
import * as given from '@/testing/scenario/saferPlayFixtures';
import { inScenario } from '../../inScenario';

const { realityCheck } = given.saferPlay;
const net = (amount: string) => ({ ...realityCheck, net: { amount, currency: 'VND' as const } });

const meta = {
  component: RealityCheckDialog,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['SAFE-02'] },
  args: {
    check: realityCheck,
    failure: undefined,
    onGoOn: () => Promise.resolve(undefined),
    onBreak: () => Promise.resolve(undefined),
    logout: '/?modal=logout',
  },
} satisfies Meta<typeof RealityCheckDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lost: Story = { tags: ['brand-matrix', 'phone'] };
export const Won: Story = { args: { check: net('420000') } };
export const Even: Story = { args: { check: net('0') } };
export const Long: Story = {
  tags: ['phone'],
  args: { check: { ...net('-999999999999'), staked: { amount: '1250000000000', currency: 'VND' } } },
};
export const Loading: Story = { args: { check: undefined } };
export const Failed: Story = {
  args: { check: undefined, failure: { kind: 'refused', code: 'try_again' } },
};
