import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { SportsMenu } from '@/features/sports/SportsMenu';
import { inScenario } from '../../inScenario';
import { longMatches, sportsMatches } from '@/testing/scenario/sportsFixtures';

const meta = {
  component: SportsMenu,
  ...inScenario,
  args: {
    ...{ matches: sportsMatches, disciplines: ['football', 'basketball', 'futsal'], discipline: undefined },
    ...{ onDiscipline: fn(), league: undefined, onLeague: fn() },
  },
  parameters: { requirements: ['STAGE-02'] },
} satisfies Meta<typeof SportsMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bóng đá 4' }));
    await expect(args.onDiscipline).toHaveBeenCalledWith('football');
  },
};
/** Leagues of all disciplines stand beside the matches, on wide screens alone. */
export const ByLeague: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cúp Đông Nam Á 2' }));
    await expect(args.onLeague).toHaveBeenCalledWith('Cúp Đông Nam Á');
  },
};
export const Chosen: Story = { args: { discipline: 'football', league: 'Cúp Đông Nam Á' } };
export const OneDiscipline: Story = { args: { disciplines: ['football'] } };
/** A single league is no choice: nothing is shown. */
export const OneLeague: Story = {
  args: { matches: sportsMatches.slice(0, 1), disciplines: ['football'] },
};
export const Long: Story = { tags: ['phone'], args: { matches: longMatches } };
/** Until the matches come nothing below moves. */
export const Waiting: Story = { tags: ['phone'], args: { matches: [], disciplines: [], waits: 'two' } };
export const Empty: Story = { args: { matches: [], disciplines: [] } };
