import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { everywhere } from '../../modes';
import { inScenario } from '../../inScenario';
import { WholeSite } from './WholeSite';

/** Every role in every status of the site, in every brand. */
const meta = {
  title: 'screens/Every role and status',
  component: WholeSite,
  ...inScenario,
  tags: ['every-brand', '!autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { modes: everywhere } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const heading =
  (name: RegExp): Story['play'] =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  };
const tells =
  (text: RegExp): Story['play'] =>
  async ({ canvas }) => {
    await expect((await canvas.findAllByText(text))[0]).toBeInTheDocument();
  };
const closed = heading(/bảo trì/i);
const refused = heading(/khu vực/i);

export const GuestOpen: Story = {
  tags: ['picture', 'phone'],
  parameters: { scenario: { role: 'guest' } },
};
export const GuestInMaintenance: Story = {
  tags: ['picture', 'phone'],
  parameters: { requirements: ['SYS-02'], scenario: { role: 'guest', status: 'maintenance' } },
  play: closed,
};
export const GuestBlocked: Story = {
  tags: ['picture', 'phone'],
  parameters: { requirements: ['SYS-03'], scenario: { role: 'guest', status: 'regionBlocked' } },
  play: refused,
};

export const MemberOpen: Story = {
  tags: ['phone'],
  parameters: { scenario: { role: 'member' } },
  play: tells(/^2\.400\.000/),
};
export const MemberInMaintenance: Story = {
  parameters: { requirements: ['SYS-02'], scenario: { role: 'member', status: 'maintenance' } },
  play: closed,
};
export const MemberBlocked: Story = {
  parameters: { requirements: ['SYS-03'], scenario: { role: 'member', status: 'regionBlocked' } },
  play: refused,
};

export const TrialOpen: Story = {
  tags: ['phone'],
  parameters: { scenario: { role: 'trial' } },
  play: tells(/^Chơi thử$/),
};
export const TrialInMaintenance: Story = {
  parameters: { requirements: ['SYS-02'], scenario: { role: 'trial', status: 'maintenance' } },
  play: closed,
};
export const TrialBlocked: Story = {
  parameters: { requirements: ['SYS-03'], scenario: { role: 'trial', status: 'regionBlocked' } },
  play: refused,
};

export const AgentOpen: Story = {
  tags: ['phone'],
  parameters: { scenario: { role: 'agent' } },
  play: tells(/^2\.400\.000/),
};
export const AgentInMaintenance: Story = {
  parameters: { requirements: ['SYS-02'], scenario: { role: 'agent', status: 'maintenance' } },
  play: closed,
};
export const AgentBlocked: Story = {
  parameters: { requirements: ['SYS-03'], scenario: { role: 'agent', status: 'regionBlocked' } },
  play: refused,
};
