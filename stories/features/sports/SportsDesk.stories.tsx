import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { SportsDesk } from '@/features/sports/SportsDesk';
import { everywhere } from '../../modes';
import { inScenario } from '../../inScenario';
import { duelResults, duelsOf } from '@/testing/scenario/duelFixtures';
import { matchAt, sportsBoard } from '@/testing/scenario/sportsFixtures';

const meta = {
  component: SportsDesk,
  ...inScenario,
  args: {
    ...{ sport: 'SPORTS', named: undefined },
    hrefOf: (id?: string) => (id === undefined ? '/sports' : `/sports?match=${id}`),
  },
  parameters: { layout: 'fullscreen', scenario: { role: 'member' }, requirements: ['SPORT-01', 'STAGE-02'] },
} satisfies Meta<typeof SportsDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  parameters: { chromatic: { modes: everywhere } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Việt Nam – Thái Lan' })).toBeVisible();
    await expect(await canvas.findByText('+1.150.000 ₫')).toBeInTheDocument();
  },
};
export const Results: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kết quả' }));
    await expect(await canvas.findByText('3 - 1')).toBeVisible();
  },
};
export const Paused: Story = {
  parameters: {
    scenario: { role: 'member', answers: { sportsMatches: { ...sportsBoard(), paused: true } } },
  },
};
export const Empty: Story = { parameters: { scenario: { role: 'member', data: 'empty' } } };
export const Long: Story = { tags: ['phone'], parameters: { scenario: { role: 'member', data: 'long' } } };
export const Loading: Story = { parameters: { scenario: { role: 'member', data: 'loading' } } };
export const Failed: Story = { parameters: { scenario: { role: 'member', data: 'error' } } };
/** The page of one match, with the slip beside it. */
export const OneMatch: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  args: { matchId: matchAt(0).id },
  parameters: { chromatic: { modes: everywhere } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Việt Nam −0,75 2,04' }));
    await expect(canvas.getByRole('button', { name: 'Việt Nam −0,75 2,04' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** The next fight with its clock, then cards, and how each has done lately. */
export const Cockfight: Story = {
  tags: ['brand-matrix', 'phone'],
  args: { sport: 'COCKFIGHT' },
  parameters: {
    scenario: {
      role: 'member',
      answers: {
        sportsMatches: sportsBoard(duelsOf('cockfight')),
        sportsResults: { list: [...duelResults] },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bắt đầu sau')).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Thành tích 24 giờ' })).toBeVisible();
  },
};
export const Horse: Story = {
  tags: ['brand-matrix', 'phone'],
  args: { sport: 'HORSE' },
  parameters: { scenario: { role: 'member', answers: { sportsMatches: sportsBoard(duelsOf('horse')) } } },
};
export const Esports: Story = {
  tags: ['brand-matrix', 'phone'],
  args: { sport: 'ESPORTS' },
  parameters: { scenario: { role: 'member', answers: { sportsMatches: sportsBoard(duelsOf('esports')) } } },
};
