import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import { ContractModal } from '@/features/contracts/ContractModal';
import * as fixtures from '@/testing/scenario/contractFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: ContractModal,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['MOD-09', 'AGENT-07'] },
  args: { item: undefined, onClose: () => undefined },
} satisfies Meta<typeof ContractModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const waits = { contracts: { own: [fixtures.offered, fixtures.ownDividend], waiting: [] } };

export const AnOfferWaits: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { scenario: { role: 'member', answers: waits } },
};
export const ARequestToEndWaits: Story = { tags: ['phone'] };
export const NothingWaits: Story = {
  parameters: {
    scenario: { role: 'member', answers: { contracts: { own: [fixtures.ownDaily], waiting: [] } } },
  },
};
export const OneContract: Story = { tags: ['phone'], args: { item: fixtures.ownDaily.id } };
export const NotThere: Story = {
  args: { item: fixtures.ownDaily.id },
  parameters: { scenario: { role: 'agent', refusals: { contractDetail: { message: 'not_found' } } } },
};
export const AsLongAsItLoads: Story = {
  parameters: { scenario: { role: 'agent', waits: ['contracts'] } },
};
/** What became of the answer is told in place of the offer. */
export const Answered: Story = {
  parameters: { scenario: { role: 'member', answers: waits } },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Ký hợp đồng' }));
    await screen.findByText(/^Đã ký/);
  },
};
