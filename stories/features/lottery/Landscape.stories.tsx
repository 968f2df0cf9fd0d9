import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { lotteryRegions } from '#contract/lottery';
import { Landscape } from '@/features/lottery/Landscape';
import { landscapeCodes } from '@/features/lottery/landscapes';

const meta = {
  component: Landscape,
  args: { code: 'VNHUE', region: 'central' },
  parameters: { requirements: ['STAGE-01'] },
} satisfies Meta<typeof Landscape>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 8 };

export const Province: Story = {};
export const EveryPlace: Story = {
  tags: ['brand-matrix', 'phone'],
  render: ({ region }) => (
    <div style={sheet}>
      {landscapeCodes.map((code) => (
        <figure key={code} style={{ margin: 0 }}>
          <Landscape code={code} region={region} />
          <figcaption>{code}</figcaption>
        </figure>
      ))}
    </div>
  ),
};
export const EveryRegion: Story = {
  tags: ['brand-matrix'],
  render: ({ code }) => (
    <div style={sheet}>
      {lotteryRegions.map((region) => (
        <Landscape key={region} code={code} region={region} />
      ))}
    </div>
  ),
};
/** A place that nobody has drawn yet has a landscape as well. */
export const UnknownPlace: Story = { args: { code: 'VNXX', region: 'north' } };
