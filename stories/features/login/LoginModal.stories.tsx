import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LoginModal } from '@/features/login/LoginModal';
import { inScenario } from '../../inScenario';
import { inBrandsAndOnPhone } from '../../modes';

const meta = {
  component: LoginModal,
  ...inScenario,
  args: { item: undefined, onClose: () => undefined },
} satisfies Meta<typeof LoginModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const everyWay = ['COMM3', 'MOBILEVERCODELOGIN3', 'FREEPLAY3'] as const;

export const Open: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
};
export const EveryWay: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { scenario: { modules: everyWay }, requirements: ['LOGIN-01', 'LOGIN-11', 'TRIAL-01'] },
};
export const SessionEnded: Story = {
  tags: ['phone'],
  args: { item: 'expired' },
  parameters: { requirements: ['SYS-09'] },
};
export const Agent: Story = { args: { item: 'agent' }, parameters: { requirements: ['LOGIN-17'] } };
export const NoWayIsOpen: Story = {
  tags: ['phone'],
  parameters: { scenario: { modules: [] }, requirements: ['WL-01'] },
};
export const English: Story = { parameters: { scenario: { language: 'EN', modules: everyWay } } };
